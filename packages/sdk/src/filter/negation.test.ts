import { expect, test } from 'vitest'
import { FilterError } from './filter-error.ts'
import { nor } from './negation.ts'

type Row = { a?: number; b?: string; c?: boolean }

test.each([
  [{ a: 1 }, { or: [{ a: { neq: 1 } }, { a: null }] }],
  [{ a: null }, { a: { neq: null } }],
  [{ a: { neq: 1 } }, { a: 1 }],
  [{ a: { gt: 1 } }, { or: [{ a: { lte: 1 } }, { a: null }] }],
  [{ a: { between: [1, 5] } }, { or: [{ a: { lt: 1 } }, { a: { gt: 5 } }, { a: null }] }],
  [{ a: { inq: [1, null] } }, { and: [{ a: { nin: [1] } }, { a: { neq: null } }] }],
  [{ a: { nin: [1] } }, { a: { inq: [1] } }],
  [{ b: { ilike: 'x' } }, { or: [{ b: { nilike: '%x%' } }, { b: null }] }],
  [{ b: { nlike: 'x' } }, { b: { like: '%x%' } }],
  [{ a: 1, c: true }, { or: [{ a: { neq: 1 } }, { a: null }, { c: { neq: true } }, { c: null }] }],
  [
    { or: [{ a: 1 }, { c: true }] },
    { and: [{ or: [{ a: { neq: 1 } }, { a: null }] }, { or: [{ c: { neq: true } }, { c: null }] }] },
  ],
  [{ and: [{ a: { gte: 1 } }, { a: { lt: 5 } }] }, { or: [{ a: { lt: 1 } }, { a: null }, { a: { gte: 5 } }] }],
] as const)('the rows that do not meet %j are written out', (where, opposite) => {
  expect(nor<Row>(where)).toEqual(opposite)
})

test('rows that meet none of several conditions', () => {
  expect(nor<Row>({ a: { neq: 1 } }, false, { a: { lt: 5 } })).toEqual({
    and: [{ a: 1 }, { or: [{ a: { gte: 5 } }, { a: null }] }],
  })
})

test.each([[{}], [{ b: { startsWith: 'x' } }], [{ b: { ilike: '50%x' } }], [{ b: { ilike: '' } }]])(
  'what has no opposite on every server throws: %j',
  (where) => {
    expect(() => nor<Row>(where)).toThrow(FilterError)
  },
)
