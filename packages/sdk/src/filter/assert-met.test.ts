import { expect, test } from 'vitest'
import { assertMet, UnknownFieldError } from './assert-met.ts'
import type { AnyWhere } from './filter.ts'

const row = { id: 1, name: 'Ann' }
const fieldsOf = (where: object, asked?: string[]) => {
  try {
    assertMet(where as AnyWhere, [row], 'PhoneBook', asked)
    return []
  } catch (error) {
    expect(error).toBeInstanceOf(UnknownFieldError)
    return error instanceof UnknownFieldError ? error.fields : []
  }
}

test.each([
  [{ city: 'Boston' }],
  [{ city: { like: 'Bos%' } }],
  [{ city: { ilike: '%bos%' }, name: 'Ann' }],
  [{ city: { gt: 1 } }],
  [{ city: { between: [1, 2] } }],
  [{ city: { inq: ['Boston'] } }],
  [{ city: new Date(0) }],
  [{ city: 0 }],
  [{ and: [{ name: 'Ann' }, { city: 'Boston' }] }],
  [{ or: [{ city: 'Boston' }, { city: 'Bern' }] }],
])('a row without city cannot meet %j', (where) => {
  expect(fieldsOf(where)).toEqual(['city'])
})

test.each([
  [{}],
  [{ name: 'Ben' }],
  [{ city: null }],
  [{ city: { neq: 'Boston' } }],
  [{ city: { nin: ['Boston'] } }],
  [{ city: { nlike: 'Bos%' } }],
  [{ city: { inq: ['Boston', null] } }],
  [{ or: [{ city: 'Boston' }, { name: 'Ann' }] }],
  [{ 'Customer.city': 'Boston' }],
])('it can meet %j', (where) => {
  expect(fieldsOf(where)).toEqual([])
})

test('fields that were not asked for are not missed', () => {
  expect(fieldsOf({ city: 'Boston' }, ['id', 'name'])).toEqual([])
  expect(fieldsOf({ city: 'Boston' }, ['id', 'city'])).toEqual(['city'])
})

test('the error names the model and each field once', () => {
  const rows = [row, { ...row, id: 2 }]
  expect(() => assertMet({ city: 'Boston', state: 'MA' } as AnyWhere, rows, 'PhoneBook')).toThrow(
    'PhoneBook has no city, state on this server, which ignores the condition',
  )
})
