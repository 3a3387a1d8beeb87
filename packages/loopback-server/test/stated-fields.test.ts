import { statedFields } from '@lineboard/contract/stated'
import { UnknownFieldError } from '@lineboard/sdk'
import { removeMany, updateMany } from '@lineboard/sdk/bulk'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { unknownColumn } from '../src/index.ts'
import { type BothServers, type ByName, startBoth } from './both-servers.ts'

describe.each(['memory', 'sqlite3'] as const)('a server on %s that has the stated fields alone', (connector) => {
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

  test('answers no other field', async () => {
    const [call] = await servers.loopback.rows('CallLog')
    const known = [...statedFields.CallLog, unknownColumn]
    expect(Object.keys(call ?? {}).filter((name) => !known.includes(name))).toEqual([])
  })

  test('deletes nothing by a field that it lacks', async () => {
    const before = await count('CallLog')
    const ended = await thrownBy(api.call('CallLog.deleteAll', { where: { status: 'missed' } }))
    expect(await count('CallLog')).toBe(before)
    // The memory connector finds no row by such a field. SQL finds all.
    if (connector === 'memory') return
    expect(ended).toBeInstanceOf(UnknownFieldError)
    expect(ended).toMatchObject({ fields: ['status'] })
    expect(String(ended)).toMatch(/CallLog has no status on this server, which ignores the condition/)
  })

  test.each([
    { and: [{ status: 'missed' }, { callerNumber: { neq: '' } }] },
    { or: [{ status: 'missed' }, { talkSeconds: { lt: 1 } }] },
    { startedAt: { lt: new Date('2026-01-01T00:00:00Z') } },
    { handling: { inq: ['handled', 'calledBack'] } },
    { callerNumber: { neq: '' }, direction: { like: 'in%' } },
    { status: { neq: 'answered' }, startedAt: { gt: new Date('2020-01-01T00:00:00Z') } },
  ])('deletes nothing by the condition %j', async (where) => {
    const before = await count('CallLog')
    await thrownBy(api.call('CallLog.deleteAll', { where }))
    expect(await count('CallLog')).toBe(before)
  })

  test('deletes nothing by a negation, or null, of a field that it lacks, on SQL', async () => {
    // The memory connector compares a field that is not there with nothing, and finds all rows, too.
    if (connector === 'memory') return
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
    const reports = [
      await updateMany(servers.api.Whitelist, { where }, { pattern: 'changed' }),
      await removeMany(servers.api.Whitelist, { where }),
    ]
    expect(await servers.loopback.rows('Whitelist')).toEqual(before)
    expect(reports.map(({ done }) => done)).toEqual([0, 0])
    if (connector === 'sqlite3')
      for (const { stoppedBy } of reports) expect(stoppedBy).toBeInstanceOf(UnknownFieldError)
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
