import { entities } from '@lineboard/contract/entities'
import { expect, test } from 'vitest'
import { FilterError } from './filter-error.ts'
import { portable, portableFilter } from './portable.ts'

const fields = Object.values(entities).flatMap((meta) => Object.entries(meta.fields))
const namesOf = (isTime: boolean) => [
  ...new Set(fields.filter(([, type]) => /^date/.test(type) === isTime).map(([name]) => name)),
]

const operands = (day: string) => [
  day,
  ...['eq', 'neq', 'gt', 'gte', 'lt', 'lte'].map((operator) => ({ [operator]: day })),
  ...['inq', 'nin', 'between'].map((operator) => ({ [operator]: ['2026-01-01', day] })),
]

test('every field that holds times knows the calendar, and no other field does', () => {
  expect(namesOf(true).length).toBeGreaterThan(15)
  for (const name of namesOf(true)) {
    for (const path of [name, `Customer.${name}`])
      expect(() => portable({ [path]: '2026-02-30' }), path).toThrow(
        new FilterError(`${path} cannot be compared with 2026-02-30`),
      )
    expect(portable({ [name]: '2026-02-28' })).toEqual({ [name]: '2026-02-28' })
  }
  for (const name of namesOf(false)) expect(portable({ [name]: '2026-02-30' })).toEqual({ [name]: '2026-02-30' })
})

test.each([
  '2026-02-29',
  '2026-02-30',
  '2026-04-31',
  '2026-13-01',
  '2026-00-10',
  '2026-01-00',
  '2026-02-30T10:00:00.000Z',
  '2026-13-01T10:00:00+01:00',
  '2026-02-10T25:00',
  '2026-02-10T24:00:00.000Z',
  '2026-02-10 25:00',
  '2026-02-10T25',
  '2026-02-10T10:60',
  '2026-02-10T10:00:60Z',
])('%s is refused, whatever it is compared by and however deep', (day) => {
  for (const operand of operands(day)) {
    const where = { startedAt: operand }
    expect(() => portable(where)).toThrow(`startedAt cannot be compared with ${day}`)
    expect(() => portable({ or: [{ id: 1 }, { and: [where, { id: 2 }] }] })).toThrow(FilterError)
    expect(() => portableFilter({ include: { relation: 'CallLogs', scope: { where } } })).toThrow(FilterError)
  }
})

test.each([
  '2024-02-29',
  '2026-02-10T23:59:59.999Z',
  '2026-02-10 00:00',
  '0001-01-01',
  '9999-12-31',
  '2026-03-29T02:30:00',
  '2026-03-01T10:00:00.000-05:00',
  '',
])('%j is a time, or left to the server', (time) => {
  expect(portable({ startedAt: { gte: time } })).toEqual({ startedAt: { gte: time } })
})
