import { afterEach, beforeEach, expect, test } from 'vitest'
import { type BulkProgress, remaining, removeMany, updateMany } from '../src/bulk/index.ts'
import { FilterError, iterate, type Lineboard, NotFoundError } from '../src/index.ts'
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
