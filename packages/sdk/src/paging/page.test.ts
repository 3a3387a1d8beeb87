import { expect, test } from 'vitest'
import { pageCount, pageToFilter, totalCount } from './page.ts'

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
