import { expect, test } from 'vitest'
import { FilterError } from './filter-error.ts'
import { assertNarrow } from './write-filter.ts'

test.each([
  [undefined],
  [null],
  [{}],
  ['{}'],
  [[]],
  [{ and: [] }],
  [{ and: [{}] }],
  [{ or: [{ id: 1 }, {}] }],
  [{ id: { nin: [] } }],
  [{ name: { ilike: '%' } }],
  [{ customerId: undefined }],
  [{ customerId: 2, status: undefined }],
  [{ customerId: 2, id: { gt: undefined } }],
  [{ or: [{ customerId: 2 }, { id: undefined }] }],
])('%j would delete everything, or more than meant', (where) => {
  expect(() => assertNarrow(where)).toThrow(FilterError)
})

test.each([[{ id: 1 }], [{ id: { inq: [1, 2] } }], [{ customerId: null }], [{ or: [{ id: 1 }, { id: 2 }] }]])(
  '%j is narrow',
  (where) => {
    expect(() => assertNarrow(where)).not.toThrow()
  },
)
