import fc from 'fast-check'
import { DataSource, type PersistedModel } from 'loopback-datasource-juggler'
import { beforeAll, describe, expect, test } from 'vitest'
import { FilterError } from './filter-error.ts'
import { portable, portableFilter } from './portable.ts'
import { assertNarrow } from './write-filter.ts'

describe('what means the same everywhere stays as it is', () => {
  test.each([
    [{ status: 'missed' }],
    [{ status: null }],
    [{ talkSeconds: { gt: 5 } }],
    [{ startedAt: { between: ['2026-03-01', '2026-03-02'] } }],
    [{ id: { inq: [1, 2] } }],
    [{ id: { inq: [] } }],
    [{ endedAt: { neq: null } }],
    [{ status: 'missed', 'Customer.companyName': 'Harbor', talkSeconds: 0 }],
    [{ and: [{ or: [{ status: 'missed' }, { status: 'busy' }] }, { customerId: 2 }] }],
    [{}],
  ])('%j', (where) => {
    expect(portable(where)).toEqual(where)
  })
})

const epoch = '1970-01-01T00:00:00.000Z'

describe('what servers read in different ways is rewritten', () => {
  test.each([
    ['two operators on a field', { a: { gt: 1, lt: 5 } }, { and: [{ a: { gt: 1 } }, { a: { lt: 5 } }] }],
    ['eq', { a: { eq: 5 } }, { a: 5 }],
    ['like, anchored on some', { a: { like: 'x' } }, { a: { like: '%x%' } }],
    ['ilike of nothing', { a: { ilike: '' } }, {}],
    ['neq and rows without a value', { a: { neq: 5 } }, { or: [{ a: { neq: 5 } }, { a: null }] }],
    ['nilike and rows without a value', { a: { nilike: 'x' } }, { or: [{ a: { nilike: '%x%' } }, { a: null }] }],
    ['nin and rows without a value', { a: { nin: [1, 2] } }, { or: [{ a: { nin: [1, 2] } }, { a: null }] }],
    ['nin of nothing', { a: { nin: [] } }, {}],
    ['a null among others', { a: { inq: [1, null] } }, { or: [{ a: { inq: [1] } }, { a: null }] }],
    ['not null and none of others', { a: { nin: [1, null] } }, { and: [{ a: { nin: [1] } }, { a: { neq: null } }] }],
    ['not null in a list', { a: { nin: [null] } }, { a: { neq: null } }],
    ['a list with repetitions', { a: { inq: [1, 1, 2] } }, { a: { inq: [1, 2] } }],
    ['a text begun with', { a: { startsWith: '5%.x' } }, { a: { ilike: '5__x%' } }],
    ['a text ended with', { a: { endsWith: 'x' } }, { a: { ilike: '%x' } }],
    ['an end of nothing', { a: { endsWith: '' } }, {}],
    ['a full stop, any character to some', { a: { like: 'b.c' } }, { a: { like: '%b_c%' } }],
    ['a date', { a: { gt: new Date(0) }, b: new Date(0) }, { a: { gt: epoch }, b: epoch }],
    [
      'dates in a list',
      { a: { inq: [new Date(0), '2026-03-01T00:00:00Z'] } },
      { or: [{ a: epoch }, { a: '2026-03-01T00:00:00Z' }] },
    ],
    [
      'a date among other values',
      { a: { inq: ['x', new Date(0), null] } },
      { or: [{ a: { inq: ['x'] } }, { a: epoch }, { a: null }] },
    ],
    [
      'none of some dates',
      { a: { nin: ['x', new Date(0)] } },
      { or: [{ and: [{ a: { nin: ['x'] } }, { a: { neq: epoch } }] }, { a: null }] },
    ],
    [
      'an and in an and',
      { and: [{ a: 1 }, { and: [{ b: 2 }, { c: 3 }], d: 4 }] },
      { and: [{ a: 1 }, { b: 2 }, { c: 3 }, { d: 4 }] },
    ],
    [
      'an or in an or',
      { or: [{ a: { neq: 1 } }, { or: [{ b: 2 }, { c: 3 }] }] },
      { or: [{ a: { neq: 1 } }, { a: null }, { b: 2 }, { c: 3 }] },
    ],
    [
      'an or that must hold with others stands alone',
      { or: [{ or: [{ a: 1 }, { b: 2 }], c: 3 }, { d: 4 }] },
      { or: [{ and: [{ or: [{ a: 1 }, { b: 2 }] }, { c: 3 }] }, { d: 4 }] },
    ],
    [
      'a negation beside another condition has its or alone',
      { customerId: 2, status: { neq: 'missed' } },
      { and: [{ customerId: 2 }, { or: [{ status: { neq: 'missed' } }, { status: null }] }] },
    ],
    ['an and of one', { and: [{ a: 1 }] }, { a: 1 }],
    ['an empty and', { and: [] }, {}],
    ['an or with a condition that always holds', { or: [{ a: 1 }, {}] }, {}],
    [
      'two rewritten conditions that would share a key',
      { a: { neq: 1 }, b: { neq: 2 } },
      { and: [{ or: [{ a: { neq: 1 } }, { a: null }] }, { or: [{ b: { neq: 2 } }, { b: null }] }] },
    ],
    ['deep inside', { or: [{ and: [{ a: { like: 'x' } }] }, { b: 1 }] }, { or: [{ a: { like: '%x%' } }, { b: 1 }] }],
  ])('%s', (_, where, expected) => {
    expect(portable(where)).toEqual(expected)
  })
})

describe('what cannot be made to is refused', () => {
  test.each([
    [{ nor: [{ a: 1 }] }],
    [{ a: { regexp: '^x' } }],
    [{ a: { near: '1,2' } }],
    [{ a: { constructor: 1 } }],
    [{ a: { inq: 5 } }],
    [{ or: [] }],
    [{ and: { a: 1 } }],
    [{ a: { nlike: '50%' } }],
    // Left out, it would be all rows.
    [{ a: undefined, b: 1 }],
    [{ or: [{ a: undefined }, { b: 1 }] }],
  ])('%j', (where) => {
    expect(() => portable(where)).toThrow(FilterError)
  })
})

test('a value that JSON has no word for is refused, whatever the operator and however deep', () => {
  const operators = [
    'gt',
    'gte',
    'lt',
    'lte',
    'eq',
    'neq',
    'like',
    'nlike',
    'ilike',
    'nilike',
    'startsWith',
    'endsWith',
  ]
  const lists = ['inq', 'nin', 'between']
  const value = fc.constantFrom<unknown>(Number.NaN, Number.POSITIVE_INFINITY, -1 / 0, new Date('tomorrow'))
  const operand = fc.oneof(
    value,
    fc
      .tuple(fc.constantFrom(...operators), fc.option(value, { nil: undefined }))
      .map(([name, each]) => ({ [name]: each })),
    fc
      .tuple(fc.constantFrom(...lists), value, fc.nat(2))
      .map(([name, each, at]) => ({ [name]: [1, 2].toSpliced(at, 0, Number(each)) })),
  )
  const deep = fc.letrec((tie) => ({
    where: fc.oneof(
      { maxDepth: 4 },
      operand.map((a): object => ({ a, b: 1 })),
      tie('where').map((inner) => ({ and: [{ b: 1 }, inner] })),
      tie('where').map((inner) => ({ or: [inner, { b: 1 }], c: 2 })),
    ),
  }))
  fc.assert(
    fc.property(deep.where, (where) => {
      expect(() => portable(Object(where))).toThrow(FilterError)
      expect(() => assertNarrow(where)).toThrow(FilterError)
      expect(() => portableFilter({ include: { relation: 'Customer', scope: { where } } })).toThrow(FilterError)
    }),
  )
})

test('a value out of reach is named, with its field', () => {
  expect(() => portable({ talkSeconds: { gt: Number.NaN } })).toThrow('talkSeconds cannot be compared with NaN')
  expect(() => portable({ startedAt: new Date('soon') })).toThrow('startedAt cannot be compared with Invalid Date')
})

test.each([
  [{ limit: Number.NaN }],
  [{ limit: -1 }],
  [{ skip: 1.5 }],
  [{ limit: Number.POSITIVE_INFINITY }],
  [{ skip: '1' }],
])('%j is no page', (filter) => {
  expect(() => portableFilter(filter)).toThrow(FilterError)
})

test('a skip goes with a limit, without which some servers do not heed it', () => {
  expect(portableFilter({ skip: 5 })).toEqual({ skip: 5, limit: 2_147_483_647 })
  expect(portableFilter({ skip: 5, limit: 2 })).toEqual({ skip: 5, limit: 2 })
  expect(portableFilter({ skip: 0 })).toEqual({ skip: 0 })
  expect(portableFilter({ include: { relation: 'Customer', scope: { skip: 5 } } })).toEqual({
    include: { relation: 'Customer', scope: { skip: 5, limit: 2_147_483_647 } },
  })
})

test('conditions on embedded relations are rewritten too', () => {
  const filter = {
    limit: 5,
    where: {},
    include: ['Customer', { relation: 'DashRoleMapping', scope: { where: { a: { like: 'x' } }, include: 'DashRole' } }],
  }
  expect(portableFilter(filter)).toEqual({
    limit: 5,
    include: [
      'Customer',
      { relation: 'DashRoleMapping', scope: { where: { a: { like: '%x%' } }, include: 'DashRole' } },
    ],
  })
})

describe("LoopBack's memory connector answers the same rows", () => {
  const value = fc.option(fc.constantFrom(1, 2, 3))
  const number = fc.constantFrom(1, 2, 3)
  const operators = fc.oneof(
    value,
    value.map((neq) => ({ neq })),
    number.map((gt) => ({ gt })),
    fc.tuple(number, number).map((between) => ({ between })),
    fc.array(number).map((inq) => ({ inq })),
    fc.array(number, { minLength: 1 }).map((nin) => ({ nin })),
  )
  const field = fc.record({ a: operators, b: operators }, { requiredKeys: [], noNullPrototype: true })
  const fields = fc.array(field, { minLength: 1, maxLength: 3 })
  const where = fc.oneof(
    field,
    fields.map((and) => ({ and })),
    fc.tuple(fields, operators).map(([or, a]) => ({ or, a })),
  )
  const model = new DataSource('memory').createModel<typeof PersistedModel>('Row', { a: Number, b: Number })
  const rows: object[] = [1, 2, 3, null].flatMap((a) => [1, 2, null].map((b) => ({ a, b })))
  const found = async (condition: object) => JSON.stringify(await model.find({ where: condition }))
  beforeAll(async () => {
    await model.create(rows)
  })

  test('for any conditions', async () => {
    await fc.assert(
      fc.asyncProperty(where, async (condition) => {
        expect(await found(portable(condition))).toBe(await found(condition))
      }),
    )
  })

  test('for two operators on a field, of which it would honour one', async () => {
    await fc.assert(
      fc.asyncProperty(number, number, async (gte, lt) => {
        const meant = [1, 2, 3].filter((a) => a >= gte && a < lt)
        expect(await found(portable({ a: { gte, lt } }))).toBe(await found({ a: { inq: meant } }))
      }),
    )
  })

  test('with one operator a field', () => {
    const isSingle = (condition: unknown): boolean =>
      typeof condition !== 'object' ||
      condition === null ||
      Object.entries(condition).every(([key, operand]) => {
        if (key === 'and' || key === 'or') return Array.isArray(operand) && operand.every(isSingle)
        return typeof operand !== 'object' || operand === null || Object.keys(operand).length === 1
      })
    fc.assert(fc.property(where, (condition) => isSingle(portable(condition))))
  })
})
