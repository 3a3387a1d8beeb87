import { expect, test } from 'vitest'
import { assertMet, UnknownFieldError } from './assert-met.ts'
import type { AnyWhere } from './filter.ts'

const row = { id: 1, name: 'Ann' }
/** Fields that a row is refused for, on a server that has the others. */
const fieldsOf = async (where: object, fields?: string[], found: object[] = []) => {
  try {
    await assertMet(where as AnyWhere, [row], { model: 'PhoneBook', fields, findOne: async () => found })
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
])('a row without city cannot meet %j', async (where) => {
  expect(await fieldsOf(where)).toEqual(['city'])
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
])('it can meet %j, where other rows have one', async (where) => {
  expect(await fieldsOf(where)).toEqual([])
  expect(await fieldsOf(where, undefined, [{ ...row, city: 'Bern' }])).toEqual([])
})

test.each([
  [{ city: null }],
  [{ city: { neq: 'Boston' } }],
  [{ and: [{ name: 'Ann' }, { city: { nin: ['Boston'] } }] }],
])('%j is refused where a row without city comes for one that has it', async (where) => {
  expect(await fieldsOf(where, undefined, [row])).toEqual(['city'])
})

test('fields that were not asked for are not missed', async () => {
  expect(await fieldsOf({ city: 'Boston' }, ['id', 'name'])).toEqual([])
  expect(await fieldsOf({ city: { neq: 'Boston' } }, ['id', 'name'], [row])).toEqual([])
  expect(await fieldsOf({ city: 'Boston' }, ['id', 'city'])).toEqual(['city'])
})

test('the error names the model and each field once', async () => {
  const rows = [row, { ...row, id: 2 }]
  const asked = assertMet({ city: 'Boston', state: 'MA' } as AnyWhere, rows, {
    model: 'PhoneBook',
    findOne: async () => [],
  })
  await expect(asked).rejects.toThrow('PhoneBook has no city, state on this server, which ignores the condition')
})
