import { statedFields } from '@lineboard/contract/stated'
import { createLineboard, UnknownFieldError } from '@lineboard/sdk'
import { removeMany, updateMany } from '@lineboard/sdk/bulk'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { unknownColumn } from '../src/index.ts'
import { type BothServers, type ByName, startBoth } from './both-servers.ts'
import { connectors } from './connectors.ts'

describe.each(connectors)('a server on %s that has the stated fields alone', (connector) => {
  let servers: BothServers
  let api: ByName
  beforeAll(async () => {
    servers = await startBoth(connector, { fields: 'stated' })
    api = servers.api
  })
  beforeEach(() => servers.reload(['CallLog', 'Customer', 'Whitelist', 'CustomerProductsRel']))
  afterAll(() => servers.close())

  const count = async (model: string) => (await servers.loopback.rows(model)).length
  const thrownBy = (call: Promise<unknown>) => call.then(String, (error: unknown) => error)

  test('counts and lists nothing by a field that it lacks', async () => {
    for (const where of [{ status: 'missed' }, { talkSeconds: { gt: 0 } }, { handling: null }]) {
      expect(await thrownBy(api.call('CallLog.count', { where }))).toBeInstanceOf(UnknownFieldError)
      expect(await thrownBy(api.call('CallLog.find', { filter: { where } }))).toBeInstanceOf(UnknownFieldError)
    }
    const number = String((await servers.loopback.rows('CallLog'))[0]?.callerNumber)
    expect((await api.call('CallLog.count', { where: { callerNumber: number } })).data).not.toEqual({ count: 0 })
  })

  test('answers lists without the order and the relations that it lacks', async () => {
    const client = createLineboard({
      baseUrl: servers.loopback.apiUrl,
      tokens: servers.tokens,
      leaveOut: true,
    })
    const filter = { order: ['startedAt DESC'], include: ['TrackingSource'], limit: 5 } as const
    const { data, leftOut } = await client.call('CallLog.find', { filter })
    expect(data).toHaveLength(5)
    expect(leftOut?.include).toEqual(['TrackingSource'])
    expect(client.fields.has('CallLog', 'TrackingSource')).toBe(false)
    expect(client.fields.has('CallLog', 'metrics')).toBe(true)
    const again = await client.call('CallLog.find', { filter })
    expect(again.data).toHaveLength(5)
    expect(again.attempts).toBe(1)
  })

  test('has the documented field that says the same: the time of a call, and the owner of a number', async () => {
    const client = createLineboard({ baseUrl: servers.loopback.apiUrl, tokens: servers.tokens })
    const rows = await servers.loopback.rows('CallLog')
    const times = rows.map(({ metrics }) => new Date(String(metrics)).toISOString()).toSorted()
    const [middle = ''] = times.slice(150)
    const where = { startedAt: { gte: new Date(middle) } }
    expect((await client.CallLog.count({ where })).count).toBe(times.filter((time) => time >= middle).length)
    const newest = await client.CallLog.find({ filter: { order: ['startedAt DESC'], limit: 1 } })
    expect(newest[0]?.startedAt).toBe(times.at(-1))
    expect(client.fields.has('CallLog', 'startedAt')).toBe(true)
    // A read that is made without its relations leaves it at that.
    const screen = createLineboard({
      baseUrl: servers.loopback.apiUrl,
      tokens: servers.tokens,
      leaveOut: true,
    })
    const recent = { where, order: ['startedAt DESC'], include: ['TrackingSource'], limit: 300 } as const
    const expected = times.filter((time) => time >= middle).length
    for (const again of [false, true]) {
      expect(await screen.CallLog.find({ filter: recent }), String(again)).toHaveLength(expected)
      expect((await screen.CallLog.count({ where })).count, String(again)).toBe(expected)
    }
  })

  test('is not asked in an order that it lacks by a client that leaves nothing out', async () => {
    const ended = await thrownBy(api.call('CallLog.find', { filter: { order: ['talkSeconds DESC'] } }))
    if (connector !== 'memory') expect(ended).toBeInstanceOf(UnknownFieldError)
  })

  test('takes no value of a field that it lacks', async () => {
    const before = await count('Whitelist')
    const ended = await thrownBy(api.call('Whitelist.create', { body: { id: 9001, ip: '192.0.2.7', customerId: 2 } }))
    // The memory connector refuses it by itself.
    const isSilent = { name: 'UnknownFieldError', isSaved: false }
    const refused = { memory: { name: 'ValidationError' }, sqlite3: isSilent, postgresql: isSilent }
    expect(ended).toMatchObject(refused[connector])
    expect(await count('Whitelist')).toBe(before)
  })

  test('answers no other field', async () => {
    const [call] = await servers.loopback.rows('CallLog')
    const known = [...statedFields.CallLog, unknownColumn]
    expect(Object.keys(call ?? {}).filter((name) => !known.includes(name))).toEqual([])
  })

  test('deletes nothing by a field that it lacks', async () => {
    const before = await count('CallLog')
    const ended = await thrownBy(api.call('CallLog.deleteAll', { where: { status: 'missed' } }))
    expect(await count('CallLog')).toBe(before)
    expect(ended).toBeInstanceOf(UnknownFieldError)
    expect(ended).toMatchObject({ fields: ['status'] })
    expect(String(ended)).toMatch(/CallLog has no status on this server, which would ignore it/)
  })

  test.each([
    { and: [{ status: 'missed' }, { callerNumber: { neq: '' } }] },
    { or: [{ status: 'missed' }, { talkSeconds: { lt: 1 } }] },
    { endedAt: { lt: new Date('2026-01-01T00:00:00Z') } },
    { handling: { inq: ['handled', 'calledBack'] } },
    { callerNumber: { neq: '' }, direction: { like: 'in%' } },
    { status: { neq: 'answered' }, startedAt: { gt: new Date('2020-01-01T00:00:00Z') } },
  ])('deletes nothing by the condition %j', async (where) => {
    const before = await count('CallLog')
    await thrownBy(api.call('CallLog.deleteAll', { where }))
    expect(await count('CallLog')).toBe(before)
  })

  test('deletes nothing by a negation, or null, of a field that it lacks', async () => {
    const before = await count('CallLog')
    for (const where of [{ status: { neq: 'answered' } }, { handledAt: null }, { direction: { nin: ['inbound'] } }])
      expect(await thrownBy(api.call('CallLog.deleteAll', { where }))).toBeInstanceOf(UnknownFieldError)
    expect(await count('CallLog')).toBe(before)
  })

  test('deletes by a field that it has, in several pages too', async () => {
    const rows = await servers.loopback.rows('CallLog')
    const number = String(rows[0]?.callerNumber)
    const those = rows.filter((row) => row.callerNumber === number).length
    expect((await api.call('CallLog.deleteAll', { where: { callerNumber: number } })).data).toEqual({ count: those })
    expect(await count('CallLog')).toBe(rows.length - those)
    const more = Array.from({ length: 1200 }, (_, at) => ({ id: 10_001 + at, callerNumber: '+12025550199' }))
    await servers.loopback.load('CallLog', more)
    expect((await api.call('CallLog.deleteAll', { where: { callerNumber: '+12025550199' } })).data).toEqual({
      count: 1200,
    })
    expect(await count('CallLog')).toBe(0)
  })

  test('changes and removes no rows one by one, either', async () => {
    const before = await servers.loopback.rows('Whitelist')
    const where = { customerId: 2 }
    const ended = [
      await thrownBy(updateMany(servers.api.Whitelist, { where }, { pattern: 'changed' })),
      await thrownBy(removeMany(servers.api.Whitelist, { where })),
    ]
    expect(await servers.loopback.rows('Whitelist')).toEqual(before)
    for (const error of ended) expect(error).toBeInstanceOf(UnknownFieldError)
  })

  test('deletes by ids as they are', async () => {
    const [first] = await servers.loopback.rows('CallLog')
    expect((await api.call('CallLog.deleteAll', { where: { id: { inq: [first?.id] } } })).data).toEqual({ count: 1 })
  })

  test('of a model without a list deletes by ids alone', async () => {
    const ended = await thrownBy(api.call('CustomerProductsRel.deleteAll', { where: { customerId: 2 } }))
    expect(ended).toMatchObject({ name: 'UnknownFieldError', fields: ['customerId'] })
  })
})
