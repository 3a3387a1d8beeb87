import { expect, it } from 'vitest'
import { pageRange } from './pager.tsx'

it.each([
  [
    { page: 1, pageSize: 10, shown: 10, count: 95 },
    { from: 1, to: 10, lastPage: 10, hasPrevious: false, hasNext: true },
  ],
  [
    { page: 10, pageSize: 10, shown: 5, count: 95 },
    { from: 91, to: 95, lastPage: 10, hasPrevious: true, hasNext: false },
  ],
  [
    { page: 1, pageSize: 10, shown: 10, count: 10 },
    { from: 1, to: 10, lastPage: 1, hasPrevious: false, hasNext: false },
  ],
  [
    { page: 1, pageSize: 10, shown: 0, count: 0 },
    { from: 0, to: 0, lastPage: 1, hasPrevious: false, hasNext: false },
  ],
  [
    { page: 2, pageSize: 25, shown: 25, count: undefined },
    { from: 26, to: 50, lastPage: undefined, hasPrevious: true, hasNext: true },
  ],
  [
    { page: 2, pageSize: 25, shown: 3, count: undefined },
    { from: 26, to: 28, lastPage: undefined, hasPrevious: true, hasNext: false },
  ],
  [
    { page: 7, pageSize: 10, shown: 0, count: 12 },
    { from: 0, to: 0, lastPage: 2, hasPrevious: true, hasNext: false },
  ],
])('%j', (page, range) => {
  expect(pageRange(page)).toEqual(range)
})
