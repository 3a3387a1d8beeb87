import fc from 'fast-check'
import { DataSource, type PersistedModel } from 'loopback-datasource-juggler'
import { beforeAll, describe, expect, test } from 'vitest'
import { FilterError } from './filter-error.ts'
import { portable, portableFilter } from './portable.ts'

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
    [{ or: [{ status: 'missed' }, { status: 'busy' }], customerId: 2 }],
    [{}],
  ])('%j', (where) => {
    expect(portable(where)).toEqual(where)
  })
})

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
    ['an and of one', { and: [{ a: 1 }] }, { a: 1 }],
    ['an empty and', { and: [] }, {}],
    ['an or with a condition that always holds', { or: [{ a: 1 }, {}] }, {}],
    ['what is undefined', { a: undefined, b: 1 }, { b: 1 }],
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

describe('what can not be made to is refused', () => {
  test.each([
    [{ nor: [{ a: 1 }] }],
    [{ a: { regexp: '^x' } }],
    [{ a: { near: '1,2' } }],
    [{ a: { constructor: 1 } }],
    [{ a: { inq: 5 } }],
    [{ or: [] }],
    [{ and: { a: 1 } }],
    [{ a: { nlike: '50%' } }],
  ])('%j', (where) => {
    expect(() => portable(where)).toThrow(FilterError)
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
