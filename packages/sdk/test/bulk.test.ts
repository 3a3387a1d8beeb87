import { afterEach, beforeEach, expect, test } from 'vitest'
import { type BulkProgress, remaining, removeMany, updateMany } from '../src/bulk/index.ts'
import { rowMatcher } from '../src/filter/may-meet.ts'
import {
  createLineboard,
  FilterError,
  iterate,
  type Lineboard,
  NotFoundError,
  UnmetConditionError,
} from '../src/index.ts'
import { json, stubFetch } from '../src/testing/stub-fetch.ts'
import { type SignedIn, startSignedIn } from './signed-in-client.ts'

let { server, api }: SignedIn = {} as SignedIn
let ids: number[] = []
beforeEach(async () => {
  ;({ server, api } = await startSignedIn())
  ids = []
  for (let host = 1; host <= 12; host++) {
    const proto = host % 2 ? 'udp' : 'tcp'
    ids.push((await api.Whitelist.create({ body: { ip: `198.51.100.${host}`, port: 5060, proto } })).id)
  }
})
afterEach(() => server.close())

const portsOf = async (model: Lineboard['Whitelist']) =>
  (await model.find({ filter: { where: { id: { inq: ids } }, order: 'id' } })).map(({ port }) => port)

test('rows named by ids are changed, and those that are gone are reported', async () => {
  const [user] = await api.DashUser.find({ filter: { where: { username: 'user' } } })
  const report = await updateMany(api.DashUser, { ids: [user?.id ?? 0, 99_999] }, { firstName: 'Renamed' })
  expect(report).toMatchObject({ done: 1, failed: 1, results: [{ status: 'done' }, { status: 'failed' }] })
  expect(report.results[1]?.error).toBeInstanceOf(NotFoundError)
  expect((await api.DashUser.findById({ id: user?.id ?? 0 })).firstName).toBe('Renamed')
})

test('walks over the rows that meet a condition, and changes each by its own values', async () => {
  const reported: BulkProgress[] = []
  const where = { and: [{ id: { inq: ids } }, { proto: 'udp' }] } as const
  const report = await updateMany(api.Whitelist, { where }, ({ port = 0 }) => ({ port: port + 1 }), {
    onProgress: (progress) => reported.push(progress),
  })
  expect(report).toMatchObject({ done: 6, failed: 0 })
  expect(reported.at(-1)).toEqual({ done: 6, failed: 0, total: 6 })
  expect(await portsOf(api.Whitelist)).toEqual(ids.map((_, at) => (at % 2 === 0 ? 5061 : 5060)))
})

test('changes of rows named by ids are computed from each as it is now', async () => {
  const rows = ids.slice(0, 2).map((id) => ({ id }))
  for (const selection of [{ ids: ids.slice(0, 2) }, { rows }]) {
    const report = await updateMany(api.Whitelist, selection, ({ port = 0 }) => ({ port: port + 1 }))
    expect(report).toMatchObject({ done: 2, failed: 0 })
  }
  expect((await portsOf(api.Whitelist)).slice(0, 3)).toEqual([5062, 5062, 5060])
})

test('rows are deleted while they are walked over, none is left out', async () => {
  const report = await removeMany(api.Whitelist, { where: { id: { inq: ids } } }, { concurrency: 3 })
  expect(report).toMatchObject({ done: 12, failed: 0 })
  expect(await portsOf(api.Whitelist)).toEqual([])
})

test('a model without a delete by id is deleted from by condition, and says what was not there', async () => {
  const [call] = await api.CallLog.find({ filter: { limit: 1 } })
  const before = (await api.CallLog.count()).count
  const report = await removeMany(api.CallLog, { ids: [call?.id ?? 0, 99_999_999] })
  expect(report).toMatchObject({ done: 1, failed: 1 })
  expect((await api.CallLog.count()).count).toBe(before - 1)
})

test('an empty or undefined condition is refused before anything is sent; all rows are asked for in words', async () => {
  for (const where of [{}, { ip: undefined }, { or: [{}, { port: 1 }] }] as const) {
    // @ts-expect-error a condition left undefined does not compile either
    await expect(removeMany(api.Whitelist, { where })).rejects.toBeInstanceOf(FilterError)
  }
  expect(await portsOf(api.Whitelist)).toHaveLength(12)
  const { count } = await api.Whitelist.count()
  expect(await removeMany(api.Whitelist, { everything: true })).toMatchObject({ done: count, failed: 0 })
  expect(await api.Whitelist.count()).toEqual({ count: 0 })
})

test('only what failed is run again', async () => {
  const gone = ids.slice(0, 2)
  await removeMany(api.Whitelist, { ids: gone })
  const report = await removeMany(api.Whitelist, { ids })
  expect(remaining(report)).toEqual(gone.map((id) => ({ id })))
  const again = await removeMany(api.Whitelist, { rows: remaining(report) })
  expect(again).toMatchObject({ done: 0, failed: 2 })
})

test('rows of a walk of your own can be changed too', async () => {
  const rows = iterate(api.Whitelist, { where: { id: { inq: ids } }, pageSize: 5 })
  expect(await updateMany(api.Whitelist, { rows }, { port: 5090 })).toMatchObject({ done: 12 })
  expect(new Set(await portsOf(api.Whitelist))).toEqual(new Set([5090]))
})

test.each([
  [{ proto: 'udp', ip: { neq: '198.51.100.1' } }, { proto: 'tcp' }],
  [{ port: { gte: 5060 } }, { port: 25 }],
  [{ port: { between: [5060, 5070] } }, { port: 5071 }],
  [{ ip: { ilike: '198.51' } }, { ip: '203.0.113.1' }],
  [{ ip: { nin: ['198.51.100.1', null] } }, { ip: null }],
  [{ or: [{ port: 5061 }, { proto: 'udp' }] }, { port: 5060, proto: 'tcp' }],
] as const)('a row that does not meet %j stops the work before it is deleted', async (where, stranger) => {
  const deleted: number[] = []
  const row = { id: 1, ip: '198.51.100.2', port: 5061, proto: 'udp' }
  const model: object = {
    find: async () => [row, { ...row, id: 2, ...stranger }],
    deleteById: async ({ id }: { id: number }) => void deleted.push(id),
  }
  // A stub of the calls that the work makes: the row is of the model's shape, or what a wrong server answers.
  const report = await removeMany(model as Lineboard['Whitelist'], { where }, { concurrency: 1 })
  expect([deleted, report.done]).toEqual([[1], 1])
  expect(report.stoppedBy).toBeInstanceOf(UnmetConditionError)
})

test('deleteAll deletes nothing of a page with a row that does not meet the condition', async () => {
  const rows = [
    { id: 1, customerId: 2, status: 'busy' },
    { id: 2, customerId: 3, status: 'busy' },
  ]
  const { fetch, sent } = stubFetch(json(rows))
  const client = createLineboard({ baseUrl: 'https://core.example.com/api/v1', fetch, wholeContract: true })
  const where = { customerId: 2, status: { neq: 'missed' } } as const
  await expect(client.CallLog.deleteAll({ where })).rejects.toThrow(UnmetConditionError)
  expect(sent.map(({ method }) => method)).toEqual(['GET'])
})

test('what servers compare in ways of their own says nothing against a row', () => {
  const row = {
    status: 'Missed ',
    at: '2026-03-01T00:00:00.000Z',
    cost: '1.2500',
    active: 1,
    name: 'Café (50%)',
    none: null,
  }
  for (const where of [
    { status: 'missed' },
    { at: '2026-03-01T00:00:00.123Z' },
    { cost: 1.25 },
    { cost: { gte: 1.25 } },
    { active: true },
    { name: { ilike: 'cafe' } },
    { name: { like: '50%' } },
    { name: { startsWith: 'caf' } },
    { status: { gt: 'zebra' } },
    { none: { neq: 'x' } },
    { unknown: 5 },
    { 'Customer.name': 'x' },
  ])
    expect(rowMatcher(where)(row), JSON.stringify(where)).toBe(true)
  for (const where of [
    { status: 'busy' },
    { active: false },
    { cost: { lt: 1 } },
    { none: 'x' },
    { none: { neq: null } },
  ])
    expect(rowMatcher(where)(row), JSON.stringify(where)).toBe(false)
})
