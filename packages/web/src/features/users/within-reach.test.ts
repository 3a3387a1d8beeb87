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

test.each([
  [row('USER'), 'ADMIN', true],
  [row('ADMIN'), 'ADMIN', true],
  [row('ADMIN'), 'USER', false],
  [row('SUPPORT'), 'USER', false],
  [row('SUPPORT'), 'ADMIN', true],
  [row(undefined), 'USER', true],
  [row('USER', { isSuperAdmin: true }), 'ADMIN', false],
  [row('USER', { id: 1 }), 'ADMIN', false],
])('%j, to a person of type %s: %s', (user, principalType, expected) => {
  expect(isWithinReach(user, { isSuperAdmin: false, principalType })).toBe(expected)
  expect(isWithinReach(user, { isSuperAdmin: true, principalType })).toBe(true)
})
