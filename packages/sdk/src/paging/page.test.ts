import { expect, test } from 'vitest'
import { json } from '../testing/stub-fetch.ts'
import { stubbedClient, thrownBy } from '../testing/stubbed-client.ts'
import { findPage, pageCount, pageToFilter, totalCount } from './page.ts'

test.each([
  [{}, { limit: 10, skip: 0 }],
  [{ page: 1 }, { limit: 10, skip: 0 }],
  [{ page: 3 }, { limit: 10, skip: 20 }],
  [
    { page: 2, pageSize: 25 },
    { limit: 25, skip: 25 },
  ],
])('page %j is %j', (page, expected) => {
  expect(pageToFilter(page)).toEqual(expected)
})

test.each([
  [0, 10, 1],
  [1, 10, 1],
  [10, 10, 1],
  [11, 10, 2],
  [5000, 100, 50],
])('%i rows on pages of %i are %i pages', (rows, pageSize, expected) => {
  expect(pageCount(rows, pageSize)).toBe(expected)
})

test.each([
  ['42', 42],
  ['0', 0],
  [undefined, undefined],
  ['many', undefined],
])('X-Total-Count %s: %s', (header, expected) => {
  expect(totalCount(new Response('', header === undefined ? {} : { headers: { 'X-Total-Count': header } }))).toBe(
    expected,
  )
})

const rows = [
  { id: 11, status: 'missed' },
  { id: 12, status: 'missed' },
]
const where = { status: 'missed' } as const

test('a page, and how many rows there are in all, as the answer says', async () => {
  const { api, sent } = stubbedClient([json(rows, { headers: { 'x-total-count': '25' } })])
  const found = await findPage(api.CallLog, { where, order: 'id DESC', page: 2, pageSize: 10 })
  expect(found).toEqual({ rows, total: 25, page: 2, pageSize: 10, pages: 3 })
  expect(sent.map(({ url }) => JSON.parse(url.searchParams.get('filter') ?? ''))).toEqual([
    { where, order: 'id DESC', limit: 10, skip: 10 },
  ])
})

test('or as the server says when it is asked', async () => {
  const { api, sent } = stubbedClient([json(rows), json({ count: 2 })])
  expect(await findPage(api.CallLog, { where })).toEqual({ rows, total: 2, page: 1, pageSize: 10, pages: 1 })
  expect(sent.map(({ url }) => url.searchParams.get('where'))).toEqual([null, JSON.stringify(where)])
})

test.each([{ page: 0 }, { page: 1.5 }, { pageSize: 0 }, { pageSize: Number.NaN }])('%j is no page', async (page) => {
  const { api, sent } = stubbedClient()
  expect(await thrownBy(findPage(api.CallLog, page))).toBeInstanceOf(RangeError)
  expect(sent).toEqual([])
})
