import { describe, expect, test } from 'vitest'
import { json, type SentRequest } from '../testing/stub-fetch.ts'
import { stubbedClient, thrownBy } from '../testing/stubbed-client.ts'
import { iterate } from './iterate.ts'

const filterOf = ({ url }: SentRequest) => JSON.parse(url.searchParams.get('filter') ?? '{}')

/** A server of the rows with these ids, which knows `id: { gt }` and `limit`. */
function rowsServer(ids: readonly number[], maxRows = Number.POSITIVE_INFINITY) {
  return async (request: Request) => {
    const { where = {}, limit } = filterOf({ url: new URL(request.url) } as SentRequest)
    const after = where.id?.gt ?? where.and?.at(-1).id.gt ?? 0
    return json(
      ids
        .filter((id) => id > after)
        .slice(0, Math.min(limit, maxRows))
        .map((id) => ({ id, status: 'missed' })),
    )
  }
}

async function idsOf(rows: AsyncIterable<{ id: number }>): Promise<number[]> {
  const ids: number[] = []
  for await (const { id } of rows) ids.push(id)
  return ids
}

const ids = Array.from({ length: 25 }, (_, index) => 3 * index + 1)

test('walks over all rows, a page at a time, by key', async () => {
  const { api, sent } = stubbedClient([rowsServer(ids)])
  expect(await idsOf(iterate(api.CallLog, { pageSize: 10 }))).toEqual(ids)
  expect(sent.map(filterOf)).toEqual([
    { order: 'id ASC', limit: 10 },
    { where: { id: { gt: 28 } }, order: 'id ASC', limit: 10 },
    { where: { id: { gt: 58 } }, order: 'id ASC', limit: 10 },
    { where: { id: { gt: 73 } }, order: 'id ASC', limit: 10 },
  ])
})

test('keeps the conditions, relations and fields asked for, and the key among the fields', async () => {
  const { api, sent } = stubbedClient([rowsServer(ids)])
  await iterate(api.CallLog, { where: { status: 'missed' }, include: 'Customer', fields: ['status'], after: 70 }).next()
  expect(sent.map(filterOf)[0]).toEqual({
    where: { and: [{ status: 'missed' }, { id: { gt: 70 } }] },
    include: 'Customer',
    fields: ['status', 'id'],
    order: 'id ASC',
    limit: 500,
  })
})

test('takes a list call in place of a model, and settings for each call', async () => {
  const { api, sent } = stubbedClient([rowsServer(ids)])
  const rows = iterate(api.OpNumber.findPaged, { call: { headers: { 'X-Trace': '1' } } })
  expect(await idsOf(rows)).toEqual(ids)
  expect(sent[0]?.url.pathname).toBe('/api/v1/OpNumbers/tracking_numbers')
  expect(sent[0]?.headers.get('x-trace')).toBe('1')
})

test('a server that answers fewer rows than asked for is asked until there are none', async () => {
  const { api } = stubbedClient([rowsServer(ids, 4)])
  expect(await idsOf(iterate(api.CallLog))).toEqual(ids)
})

test('asks for nothing more once it is left', async () => {
  const { api, sent } = stubbedClient([rowsServer(ids)])
  for await (const { id } of iterate(api.CallLog, { pageSize: 5 })) if (id >= 4) break
  expect(sent).toHaveLength(1)
})

test('continues after the last row when it failed', async () => {
  const server = rowsServer(ids)
  const failing = stubbedClient([server, server, new TypeError('fetch failed')], { retry: false }).api
  const seen: number[] = []
  const walk = async () => {
    for await (const { id } of iterate(failing.CallLog, { pageSize: 10 })) seen.push(id)
  }
  expect(await thrownBy(walk())).toMatchObject({ name: 'NetworkError' })
  const after = seen.at(-1) ?? 0
  const rest = await idsOf(iterate(stubbedClient([server]).api.CallLog, { after }))
  expect([...seen, ...rest]).toEqual(ids)
})

describe('ends with an error, not never,', () => {
  test('when a server ignores the condition', async () => {
    const { api } = stubbedClient([json([{ id: 1 }, { id: 2 }])])
    expect(await thrownBy(idsOf(iterate(api.CallLog, { pageSize: 2 })))).toBeInstanceOf(RangeError)
  })

  test('when rows have no key', async () => {
    const { api } = stubbedClient([json([{ name: 'x' }])])
    expect(await thrownBy(idsOf(iterate(api.CallLog)))).toEqual(
      new TypeError('iterate() needs the field id in every row'),
    )
  })
})

describe('a limit', () => {
  test.each([0, 1, 10, 25, 26])('of %i ends the walk, and no more is asked for', async (limit) => {
    const { api, sent } = stubbedClient([rowsServer(ids)])
    expect(await idsOf(iterate(api.CallLog, { limit, pageSize: 10 }))).toEqual(ids.slice(0, limit))
    expect(sent).toHaveLength(limit > ids.length ? 4 : Math.ceil(limit / 10))
    if (limit > 0) expect(filterOf(sent[0] as SentRequest).limit).toBe(Math.min(limit, 10))
  })

  test.each([-1, 1.5, Number.NaN])('of %d is none', async (limit) => {
    await expect(idsOf(iterate(stubbedClient().api.CallLog, { limit }))).rejects.toThrow(RangeError)
  })
})

test('an order goes with no key to continue after', async () => {
  const walk = iterate(stubbedClient().api.CallLog, { order: 'startedAt DESC', after: 7 })
  await expect(idsOf(walk)).rejects.toThrow('not in an order')
})
