import type { components } from '@lineboard/contract'
import { ConflictError, iterate, merge, replace } from '@lineboard/sdk'
import { removeMany, updateMany } from '@lineboard/sdk/bulk'
import { exportCsv, importCsv } from '@lineboard/sdk/csv'
import { zTrackingSourceInput } from '@lineboard/sdk/zod'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { unknownColumn } from '../src/index.ts'
import { type BothServers, type ByName, startBoth } from './both-servers.ts'

type Schemas = components['schemas']

const written = ['Customer', 'CallLog', 'DashRole', 'Ivr', 'OpNumber', 'ReceivingNumber', 'TrackingSource', 'Whitelist']

describe.each([
  ['memory', 'number', {}],
  ['sqlite3', 'number', {}],
  ['memory', 'string', { hasTextNumbers: true }],
] as const)('on a LoopBack server on %s, where the type of a number is %s', (connector, type, how) => {
  let servers: BothServers
  beforeAll(async () => {
    servers = await startBoth(connector, how)
  })
  afterEach(() => servers.reload(written))
  afterAll(() => servers.close())

  const stored = async (model: string, id: number) =>
    (await servers.loopback.rows(model)).find((row) => row.id === id) ?? {}

  test('ids and money are written so', async () => {
    const { body } = (await servers.ask('GET', '/Customers/2')).loopback
    expect(body).toMatchObject({ id: expect.toSatisfy((id) => typeof id === type), balance: expect.anything() })
    expect((await servers.api.Customer.findById({ id: 2 })).id).toBe(2)
  })

  test('a PUT of some fields loses the others: what the rest is about', async () => {
    // The types of the named call demand the row.
    const api: ByName = servers.api
    await api.call('Customer.upsert', { body: { id: 2, companyName: 'Harbor II' } })
    const { companyName, balance, currency, billingId } = await stored('Customer', 2)
    expect([companyName, balance, currency ?? null, billingId ?? null]).toEqual(['Harbor II', 0, null, null])
  })

  test('merge changes the fields named, and nothing else', async () => {
    const { api } = servers
    const before = await stored('Customer', 2)
    await merge(api.Customer, 2, { companyName: 'Harbor II' })
    expect(await stored('Customer', 2)).toEqual({ ...before, companyName: 'Harbor II' })
    expect(before).toMatchObject({ [unknownColumn]: 'of Customer 2', balance: 148.2 })

    await merge(api.Customer, 2, ({ companyName }) => ({ companyName: `${companyName} and sons` }))
    expect(await stored('Customer', 2)).toEqual({ ...before, companyName: 'Harbor II and sons' })

    await merge(api.Customer, 2, { vatNumber: undefined })
    expect((await stored('Customer', 2)).vatNumber ?? null).toBeNull()
  })

  test.each([
    ['ReceivingNumber', 'a patch by the id in the body'],
    ['DashRole', 'a patch by the id in the path'],
    ['Ivr', 'a replacement by the id in the path'],
    ['TrackingSource', 'a replacement by the id in the body'],
  ] as const)('%s: %s', async (model, _) => {
    const before = await stored(model, 3)
    await merge(servers.api[model], 3, { description: 'Changed' })
    expect(await stored(model, 3)).toEqual({ ...before, description: 'Changed' })
  })

  test('what somebody else has changed meanwhile is not overwritten, and what he has not touched does not matter', async () => {
    const { api } = servers
    const seen = await api.Customer.findById({ id: 2 })
    await merge(api.Customer, 2, { lastName: 'Quist' })
    await merge(api.Customer, 2, { firstName: 'Norah' }, { seen })
    const conflict: unknown = await merge(api.Customer, 2, { lastName: 'Whitely' }, { seen }).catch((error) => error)
    expect(conflict).toBeInstanceOf(ConflictError)
    expect(conflict).toMatchObject({ fields: ['lastName'], row: { lastName: 'Quist' } })
    expect(await stored('Customer', 2)).toMatchObject({ firstName: 'Norah', lastName: 'Quist' })
    // Also while the change is made up.
    const slow = merge(api.Customer, 2, async ({ lastName }) => {
      await merge(api.Customer, 2, { lastName: 'Nilsson' })
      return { lastName: `${lastName}-Whitfield` }
    })
    await expect(slow).rejects.toBeInstanceOf(ConflictError)
  })

  test('replace puts the row it is given, and relations that came with it stay what they are', async () => {
    const { api } = servers
    const [row] = await api.OpNumber.find({ filter: { where: { id: 3 }, include: ['Customer', 'TrackingSource'] } })
    if (!row) throw new Error('There is no such number')
    const [before, customer] = [await stored('OpNumber', 3), await stored('Customer', row.customerId)]
    await replace(api.OpNumber, { ...row, description: 'Poster' })
    expect(await stored('OpNumber', 3)).toEqual({ ...before, description: 'Poster' })
    expect(await stored('Customer', row.customerId)).toEqual(customer)
  })

  test('many rows at once: changed by merge, walked over, counted and deleted', async () => {
    const { api, loopback } = servers
    const before = (await loopback.rows('Whitelist')).filter(({ proto }) => proto === 'udp')
    const where = { proto: 'udp' } as const
    const report = await updateMany(api.Whitelist, { where }, ({ port = 0 }) => ({ port: port + 1 }))
    expect(report).toMatchObject({ done: before.length, failed: 0 })
    const after = (await loopback.rows('Whitelist')).filter(({ proto }) => proto === 'udp')
    expect(after).toEqual(before.map((row) => ({ ...row, port: Number(row.port ?? 0) + 1 })))

    const ids: number[] = []
    for await (const { id } of iterate(api.CallLog, { pageSize: 40, fields: ['id'] })) ids.push(id)
    expect(ids).toHaveLength((await api.CallLog.count()).count)
    expect(await removeMany(api.CallLog, { ids: ids.slice(0, 5) })).toMatchObject({ done: 5, failed: 0 })
    expect(await api.CallLog.deleteAll({ where: { id: { inq: ids.slice(5, 20) } } })).toEqual({ count: 15 })
    expect(await api.CallLog.count()).toEqual({ count: ids.length - 20 })
  })

  test('CSV out and in: the same file as from the mock server, and an import that changes what is there loses nothing', async () => {
    const { api, mockApi } = servers
    const fileOf = async ({ TrackingSource }: typeof api) => {
      let text = ''
      for await (const part of exportCsv(TrackingSource, { columns: ['id', 'name', 'type', 'monthlyCost'] }))
        text += part
      return text
    }
    const file = await fileOf(api)
    expect(file.split('\n').length).toBeGreaterThan(5)
    expect(file).toBe(await fileOf(mockApi))

    const [known] = await servers.loopback.rows('TrackingSource')
    const report = await importCsv<Schemas['TrackingSourceInput'], Schemas['TrackingSource']>({
      source: `Source,Kind\n${known?.name},print\nSpring leaflets,print\n`,
      schema: zTrackingSourceInput,
      fields: { name: 'Source', type: 'Kind', customerId: () => Number(known?.customerId) },
      keyOf: ({ name }) => name,
      existing: (names) =>
        api.TrackingSource.find({
          filter: { where: { name: { inq: names.map(String) }, customerId: Number(known?.customerId) } },
        }),
      create: ({ id: _id, ...body }) => api.TrackingSource.upsert({ body }),
      update: (seen, { id: _id, ...changes }) => merge(api.TrackingSource, seen.id, changes, { seen }),
    })
    expect(report).toMatchObject({ created: 1, updated: 1, failed: 0 })
    expect(await stored('TrackingSource', Number(known?.id))).toEqual({ ...known, type: 'print' })
  })
})
