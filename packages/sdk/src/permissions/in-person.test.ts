import { expect, test } from 'vitest'
import { isInPerson } from './in-person.ts'

test.each([
  ['ApiKey.create', true],
  ['DashUser.accountReset', true],
  ['PaymentMethod.attach', true],
  ['ApiKey.find', false],
  ['DashUser.patchById', false],
  ['Nothing.there', false],
])('%s: %s', (id, expected) => {
  expect(isInPerson(id)).toBe(expected)
})
