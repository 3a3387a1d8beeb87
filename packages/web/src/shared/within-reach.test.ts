import { accessOf } from '@lineboard/sdk'
import { expect, test } from 'vitest'
import { isWithinReach } from './within-reach.ts'

const row = (principalType: string | undefined, more: object = {}) => ({
  id: 5,
  username: 'x',
  email: 'x@lineboard.example',
  customerId: 2,
  emailVerified: true,
  createdAt: '2026-01-01T00:00:00.000Z',
  ...(principalType && { DashRoleMapping: [{ id: 1, principalType, principalId: 5, roleId: 2 }] }),
  ...more,
})

const given = (guiPermissionId: number, name: 'Call Logs' | 'Fax' = 'Call Logs') => [
  { id: 1, roleId: 2, guiSectionId: 3, guiPermissionId, GuiSection: { id: 3, name } },
]

const withRole = (GuiVisibilities: ReturnType<typeof given>) =>
  row(undefined, {
    DashRoleMapping: [
      { id: 1, principalType: 'USER', principalId: 5, roleId: 2, DashRole: { id: 2, name: 'Role', GuiVisibilities } },
    ],
  })

const access = (principalType: string, id = 9) =>
  accessOf({ id, customerId: 2, DashRoleMapping: [{ principalType }] }, given(3))

test.each([
  [row('USER'), 'ADMIN', true],
  [row('ADMIN'), 'ADMIN', true],
  [row('ADMIN'), 'USER', false],
  [row('SUPPORT'), 'USER', false],
  [row('SUPPORT'), 'ADMIN', true],
  [row(undefined), 'USER', true],
  [row('USER', { isSuperAdmin: true }), 'ADMIN', false],
  [row('USER', { id: 1 }), 'ADMIN', false],
  [withRole(given(3)), 'USER', true],
  [withRole([...given(3), ...given(2, 'Fax')]), 'ADMIN', false],
])('%j, to a person of type %s: %s', (user, principalType, expected) => {
  expect(isWithinReach(user, access(principalType))).toBe(expected)
  expect(isWithinReach(user, accessOf({ id: 1 }, []))).toBe(true)
})

test('the own account is, whatever it may do', () => {
  expect(isWithinReach(row('ADMIN'), access('USER', 5))).toBe(true)
})
