import { describe, expect, test } from 'vitest'
import {
  type AccessUser,
  type AccessVisibility,
  accessOf,
  canRead,
  canWrite,
  isCustomerAdmin,
  isSection,
  isSuperAdmin,
  principalTypeOf,
  sectionAccess,
  sectionNames,
} from './access.ts'

const ofType = (principalType: string, id = 7): AccessUser => ({
  id,
  customerId: 2,
  DashRoleMapping: [{ principalType }],
})

test.each<[string, AccessUser, boolean, boolean, string]>([
  ['user 1', { id: 1 }, true, false, 'USER'],
  ['user 1 of type ADMIN', ofType('ADMIN', 1), true, false, 'ADMIN'],
  ['a user with the flag', { id: 9, isSuperAdmin: true }, true, false, 'USER'],
  ['an administrator', ofType('ADMIN'), false, true, 'ADMIN'],
  ['a type of another name', ofType('MANAGER'), false, true, 'MANAGER'],
  ['a plain user', ofType('USER'), false, false, 'USER'],
  ['a user without a role', { id: 7 }, false, false, 'USER'],
  ['a user whose list of roles is empty', { id: 7, DashRoleMapping: [] }, false, false, 'USER'],
  [
    'the first role counts',
    { id: 7, DashRoleMapping: [{ principalType: 'USER' }, { principalType: 'ADMIN' }] },
    false,
    false,
    'USER',
  ],
])('%s', (_, user, superAdmin, customerAdmin, principalType) => {
  expect([isSuperAdmin(user), isCustomerAdmin(user), principalTypeOf(user)]).toEqual([
    superAdmin,
    customerAdmin,
    principalType,
  ])
})

test.each([
  [{ id: 1 }, true],
  [{ id: 5, customerId: 1 }, true],
  [{ id: 5, customerId: 2 }, false],
  [{ id: 5 }, false],
])('%j belongs to the owner: %s', (user, expected) => {
  expect(accessOf(user, []).isOwner).toBe(expected)
})

describe('what may be done in a section', () => {
  const visibilities: AccessVisibility[] = [
    { GuiSection: { name: 'Call Logs' }, GuiPermission: { name: 'PERMITALL' } },
    { GuiSection: { name: 'Dashboard' }, GuiPermission: { name: 'READONLY' } },
    { GuiSection: { name: 'Buy Numbers' }, GuiPermission: { name: 'DENY' } },
    { GuiSection: { name: 'Manage Users' }, guiPermissionId: 3 },
    { GuiSection: { name: 'Manage Roles' }, guiPermissionId: 2 },
    { GuiSection: { name: 'Manage Customers' }, guiPermissionId: 1 },
    { GuiSection: { name: 'SIP Gateways' }, GuiPermission: { name: 'SOMETHING' } },
    { GuiSection: { name: 'Tracking Sources' } },
    { GuiSection: { name: 'Call Logs' }, GuiPermission: { name: 'DENY' } },
    { guiPermissionId: 3 },
  ]
  const access = accessOf(ofType('USER'), visibilities)

  test.each([
    ['Call Logs', 'all', true, true],
    ['Dashboard', 'readonly', true, false],
    ['Buy Numbers', 'deny', false, false],
    ['Manage Users', 'all', true, true],
    ['Manage Roles', 'readonly', true, false],
    ['Manage Customers', 'deny', false, false],
    ['SIP Gateways', 'deny', false, false],
    ['Tracking Sources', 'deny', false, false],
    ['Overview Reports', 'deny', false, false],
    ['constructor', 'deny', false, false],
  ])('%s: %s', (section, expected, reads, writes) => {
    expect([sectionAccess(access, section), canRead(access, section), canWrite(access, section)]).toEqual([
      expected,
      reads,
      writes,
    ])
  })

  test('everything, for the super administrator', () => {
    const all = accessOf({ id: 1 }, [{ GuiSection: { name: 'Call Logs' }, guiPermissionId: 1 }])
    expect([sectionAccess(all, 'Call Logs'), canWrite(all, 'Manage Roles')]).toEqual(['all', true])
  })
})

test('the sections are those of the contract, in its order', () => {
  expect(sectionNames).toHaveLength(13)
  expect([sectionNames[0], sectionNames.at(-1)]).toEqual(['Call Logs', 'Manage Billing'])
})

test.each([
  ['Call Logs', true],
  ['Fax', false],
  ['constructor', false],
])('%s is one of them: %s', (name, expected) => {
  expect(isSection(name)).toBe(expected)
})
