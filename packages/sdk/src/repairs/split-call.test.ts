import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { UrlTooLongError } from '../filter/filter-error.ts'
import { totalCount } from '../paging/page.ts'
import { json } from '../testing/stub-fetch.ts'
import { stubbedClient, thrownBy } from '../testing/stubbed-client.ts'
import { halve } from './late-repairs.ts'

const ids = Array.from({ length: 5000 }, (_, index) => index + 1)

/** A server of rows 1 to 5000 that understands `id: { inq }`, alone or in an `and`. */
const rowsServer = (answer: (ids: number[]) => unknown) => async (request: Request) => {
  const { searchParams } = new URL(request.url)
  const filter = JSON.parse(searchParams.get('filter') ?? 'null')
  const where = filter?.where ?? JSON.parse(searchParams.get('where') ?? 'null')
  const { inq } = (where.and?.find((each: object) => 'id' in each) ?? where).id
  return json(answer(inq))
}

describe('a list too long for one address is sent as several calls', () => {
  test('returns the rows of both parts in order', async () => {
    const { api, sent } = stubbedClient([rowsServer((some) => some.map((id) => ({ id })))])
    const rows = await api.CallLog.find({ filter: { where: { id: { inq: ids } } } })
    expect(rows.map(({ id }) => id)).toEqual(ids)
    expect(sent.length).toBeGreaterThan(1)
    for (const { url } of sent) expect(url.href.length).toBeLessThanOrEqual(8000)
  })

  test('which says nothing of all rows by what a server told of a part', async () => {
    const part = async (request: Request) => {
      const rows: unknown[] = await (await rowsServer((some) => some.map((id) => ({ id })))(request)).json()
      return Response.json(rows, { headers: { 'x-total-count': String(rows.length) } })
    }
    const { api } = stubbedClient([part])
    const { response } = await api.CallLog.find({ filter: { where: { id: { inq: ids } } } }).withResponse()
    expect([totalCount(response), response.status]).toEqual([undefined, 200])
  })

  test('adds up the counts of both parts', async () => {
    const { api } = stubbedClient([rowsServer((some) => ({ count: some.length }))])
    expect(await api.CallLog.count({ where: { and: [{ status: 'missed' }, { id: { inq: ids } }] } })).toEqual({
      count: 5000,
    })
    expect(await api.CallLog.deleteAll({ where: { id: { inq: [...ids, ...ids] } } })).toEqual({ count: 5000 })
  })
})

test.each([
  ['a page of them', { limit: 10 }],
  ['those after others', { skip: 10 }],
  ['them in order', { order: 'startedAt DESC' as const }],
])('but not where no half would know %s', async (_, more) => {
  const { api, sent } = stubbedClient()
  const error = await thrownBy(api.CallLog.find({ filter: { where: { id: { inq: ids } }, ...more } }))
  expect(error).toBeInstanceOf(UrlTooLongError)
  expect(String(error)).toContain('only lists without order, limit and skip')
  expect(sent).toEqual([])
})

test('nor where there is no list', async () => {
  const { api } = stubbedClient()
  const where = { callerNumber: 'x'.repeat(9000) }
  expect(await thrownBy(api.CallLog.find({ filter: { where } }))).toBeInstanceOf(UrlTooLongError)
  expect(await thrownBy(api.CallLog.count({ where }))).toBeInstanceOf(UrlTooLongError)
  expect(await thrownBy(api.NumberProvider.ratecenter({ state: 'x'.repeat(9000) }))).toBeInstanceOf(UrlTooLongError)
})

test.each([
  [{ a: 1 }],
  [{ a: { inq: [1] } }],
  [{ a: { nin: [1, 2, 3] } }],
  [{ or: [{ a: { inq: [1, 2] } }, { b: 1 }] }],
  [{ 'DashRoleMapping.roleId': { inq: [1, 2, 3] } }],
])('%j cannot be halved', (where) => {
  expect(halve(where)).toBeUndefined()
})

test('the longest list is halved first', () => {
  const where = { a: { inq: [1, 2] }, and: [{ b: { inq: [1] } }, { c: { inq: [1, 2, 3, 4] } }] }
  expect(halve(where)).toEqual([
    { a: { inq: [1, 2] }, and: [{ b: { inq: [1] } }, { c: { inq: [1, 2] } }] },
    { a: { inq: [1, 2] }, and: [{ b: { inq: [1] } }, { c: { inq: [3, 4] } }] },
  ])
})

test('each value is in one half', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer(), { minLength: 2 }), (values) => {
      const halves = halve({ id: { inq: values } }) ?? []
      expect(halves.flatMap((half) => Object(half.id).inq)).toEqual(values)
    }),
  )
})
