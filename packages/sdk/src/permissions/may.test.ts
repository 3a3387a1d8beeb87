import { expect, test } from 'vitest'
import { accessOf } from './access.ts'
import { may, mayActAs, mayChangeRow, reaches } from './may.ts'

const given = (name: string, guiPermissionId: number) => ({ GuiSection: { name }, guiPermissionId })
const person = (principalType: string, sections: readonly ReturnType<typeof given>[] = [], customerId = 2) =>
  accessOf({ id: 7, customerId, DashRoleMapping: [{ principalType }] }, sections)

const manager = person('USER', [given('Manage Users', 3)])
const acted = { ...manager, means: 'impersonation' } as const
const superAdmin = accessOf({ id: 1, customerId: 1 }, [])
const mine = { model: 'DashUser', row: { id: 9, customerId: 2 } }
const theirs = { model: 'DashUser', row: { id: 9, customerId: 3 } }

test.each([
  ['a section', may(manager, 'DashUser.create'), true],
  ['read only', may(person('USER', [given('Manage Users', 2)]), 'DashUser.create'), false],
  [
    'a read for those who change',
    may(person('USER', [given('Manage Users', 2)]), 'DashUser.findVerificationTokens'),
    false,
  ],
  ['the kind of administrator', may(person('ADMIN'), 'Ivr.create'), true],
  ['not the kind of administrator', may(manager, 'Ivr.create'), false],
  ['the super administrator alone', may(person('ADMIN', [], 1), 'Customer.create'), false],
  ['the super administrator', may(superAdmin, 'Customer.create'), true],
  ['in person', may(manager, 'ApiKey.create'), true],
  ['not in person', may(acted, 'ApiKey.create'), false],
  ['the own account', may(person('USER'), 'DashUser.patchById', { accountId: 7 }), true],
  ["somebody's account", may(person('USER'), 'DashUser.patchById', { accountId: 8 }), false],
  ["a row of one's customer", may(manager, 'DashUser.patchById', mine), true],
  ["another customer's row", may(manager, 'DashUser.patchById', theirs), false],
  ["any customer's row", may(superAdmin, 'DashUser.patchById', theirs), true],
])('%s', (_, answer, expected) => {
  expect(answer).toBe(expected)
})

test.each([
  ["the customer's own row", 'Customer', { id: 2 }, true],
  ['another customer', 'Customer', { id: 3 }, false],
  ["everybody's", 'Product', { id: 1 }, false],
  ["nobody's in particular", 'DashRole', { id: 1 }, false],
  ["the owner's, which holds for all", 'BlacklistNumber', { id: 1, customerId: 1 }, false],
  ['known through another row only', 'Observer', { id: 1 }, true],
  ['one that does not say whose it is', 'OpNumber', { id: 1 }, true],
])('a row, %s', (_, model, row, expected) => {
  expect(mayChangeRow(person('ADMIN'), model, row)).toBe(expected)
  expect(mayChangeRow(superAdmin, model, row)).toBe(true)
})

test('nobody reaches upwards, and administrators act as their own people', () => {
  const administrator = person('ADMIN', [given('Manage Users', 3)])
  expect([reaches(administrator, manager), reaches(manager, administrator)]).toEqual([true, false])
  expect([mayActAs(administrator, manager), mayActAs(manager, manager)]).toEqual([true, false])
  expect(mayActAs({ ...administrator, means: 'impersonation' }, manager)).toBe(false)
  expect(mayActAs(administrator, { ...manager, customerId: 3 })).toBe(false)
})
