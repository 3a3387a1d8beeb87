import { expect, test } from 'vitest'
import type { Condition } from './ask.ts'
import { type Meets, meets } from './judge-reply.ts'

const kinds = { id: 'integer', cost: 'number', name: 'string', at: 'date-time' }
const row = { id: 1, cost: 20, name: 'North gate', at: '2026-03-01T08:00:00.000Z' }
const empty = { id: 2, cost: null }

const on = (field: string, operator: string, value: unknown): Condition => ({
  field,
  operator,
  operand: Array.isArray(value)
    ? value.map((each) => ({ value: each, label: '' }))
    : value === null
      ? null
      : { value, label: '' },
})

test.each<[string, string, unknown, Meets, Meets]>([
  ['cost', 'eq', 20, true, false],
  ['cost', 'eq', null, false, true],
  ['cost', 'neq', null, true, false],
  ['cost', 'neq', 20, false, undefined],
  ['cost', 'gt', 20, false, false],
  ['cost', 'gte', 20, true, false],
  ['cost', 'lt', 20.5, true, false],
  ['cost', 'between', [20, 30], true, false],
  ['cost', 'inq', [1, 20], true, false],
  ['cost', 'nin', [1, 2], true, undefined],
  ['at', 'gte', '2026-03-01T09:00:00.000+01:00', true, false],
  ['name', 'eq', 'NORTH GATE', undefined, false],
  ['name', 'gt', 'M', undefined, false],
  ['name', 'like', '%gate%', true, false],
  ['name', 'like', '%GATE%', undefined, false],
  ['name', 'ilike', '%GATE%', true, false],
  ['name', 'nilike', '%GATE%', false, undefined],
  ['name', 'like', '%fine%', false, undefined],
])('%s %s %j', (field, operator, value, full, none) => {
  expect(meets(row, on(field, operator, value), kinds)).toBe(full)
  expect(meets(empty, on(field, operator, value), kinds)).toBe(none)
})

test('with other accents a text may be found and may not', () => {
  const café = { name: 'Café' }
  for (const [operator, operand] of [
    ['eq', 'cafe'],
    ['like', '%fe%'],
    ['ilike', '%CAFE%'],
    ['nilike', '%cafe%'],
  ] as const) {
    expect(meets(café, on('name', operator, operand), kinds), operator).toBeUndefined()
  }
  expect(meets(café, on('name', 'ilike', '%CAFÉ%'), kinds)).toBe(true)
})

test('what is open stays open only where it decides', () => {
  const [yes, no, open] = [on('cost', 'eq', 20), on('cost', 'eq', 1), on('name', 'gt', 'M')]
  const joined = (join: 'and' | 'or' | 'nor', ...parts: Condition[]) => meets(row, { join, parts }, kinds)
  expect([joined('and', yes, open), joined('and', no, open)]).toEqual([undefined, false])
  expect([joined('or', yes, open), joined('or', no, open)]).toEqual([true, undefined])
  expect([joined('nor', no), joined('nor', yes, open)]).toEqual([true, false])
})
