import { expect, it } from 'vitest'
import { customerIdOf } from './selected-customer.ts'

it.each([
  ['customer=7', 7],
  ['?period=today&customer=12', 12],
  ['', undefined],
  ['customer=', undefined],
  ['customer=0', undefined],
  ['customer=7a', undefined],
  ['customer=-1', undefined],
])('%j: %s', (search, id) => {
  expect(customerIdOf(search)).toBe(id)
})
