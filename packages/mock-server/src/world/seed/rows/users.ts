import { OWNER_ID } from '@lineboard/contract/owner'
import { hashKey, hashPassword, mask, phoneSecret } from '../../../domain/users/secrets.ts'
import type { Row } from '../../../store/rows/internal-rows.ts'
import { daysAfter, daysBefore } from '../material/moments.ts'
import type { Seed } from '../material/types.ts'

/** Password of every seeded user. */
export const seedPassword = 'Lineboard1!'

const ADMINISTRATOR = 1
const CUSTOMER_ADMINISTRATOR = 2
const STAFF = 3
const READ_ONLY = 4
const MARKETING = 5

const people = [
  {
    username: 'super',
    firstName: 'Ada',
    lastName: 'Sorensen',
    customerId: OWNER_ID,
    roleId: ADMINISTRATOR,
    principalType: 'ADMIN',
  },
  {
    username: 'admin',
    firstName: 'Nora',
    lastName: 'Whitfield',
    customerId: 2,
    roleId: CUSTOMER_ADMINISTRATOR,
    principalType: 'ADMIN',
  },
  { username: 'user', firstName: 'Marcus', lastName: 'Okafor', customerId: 2, roleId: STAFF, principalType: 'USER' },
  {
    username: 'readonly',
    firstName: 'Greta',
    lastName: 'Lindqvist',
    customerId: 2,
    roleId: READ_ONLY,
    principalType: 'USER',
  },
  { username: 'maya', firstName: 'Maya', lastName: 'Patel', customerId: 2, roleId: MARKETING, principalType: 'USER' },
  {
    username: 'owen',
    firstName: 'Owen',
    lastName: 'Brennan',
    customerId: 3,
    roleId: CUSTOMER_ADMINISTRATOR,
    principalType: 'ADMIN',
  },
  { username: 'freya', firstName: 'Freya', lastName: 'Quinn', customerId: 3, roleId: STAFF, principalType: 'USER' },
  {
    username: 'samuel',
    firstName: 'Samuel',
    lastName: 'Osei',
    customerId: 3,
    roleId: MARKETING,
    principalType: 'USER',
  },
  {
    username: 'rosa',
    firstName: 'Rosa',
    lastName: 'Delgado',
    customerId: 4,
    roleId: CUSTOMER_ADMINISTRATOR,
    principalType: 'ADMIN',
  },
  { username: 'hugo', firstName: 'Hugo', lastName: 'Novak', customerId: 4, roleId: STAFF, principalType: 'USER' },
  {
    username: 'priya',
    firstName: 'Priya',
    lastName: 'Rahman',
    customerId: OWNER_ID,
    roleId: ADMINISTRATOR,
    principalType: 'SUPPORT',
  },
  {
    username: 'felix',
    firstName: 'Felix',
    lastName: 'Hartmann',
    customerId: OWNER_ID,
    roleId: READ_ONLY,
    principalType: 'USER',
  },
] as const

const domains: Readonly<Record<number, string>> = {
  1: 'lineboard.example',
  2: 'harbordental.example',
  3: 'kestrelestates.example',
  4: 'bluebirdplumbing.example',
}

const keys = {
  export: 'lb_test_8d1f0c7a52e94b36',
  wallboard: 'lb_test_41b7e90d6c2f4a85',
  crm: 'lb_test_c09e3a7715d84f62',
} as const

const mailed = {
  activation: '5f0c1de2a9b34876913d2c40e7a8b655',
  reset: 'c27d94e01b6f4a38a5d8e3f70914bb62',
} as const

const tokens = (now: Date): Row<'VerificationToken'>[] => [
  {
    id: 1,
    userId: 5,
    email: 'maya@harbordental.example',
    type: 'activation',
    token: mask(mailed.activation),
    createdAt: daysBefore(now, 700),
    expiresAt: daysBefore(now, 693),
    usedAt: daysBefore(now, 699),
  },
  {
    id: 2,
    userId: 10,
    email: 'hugo@bluebirdplumbing.example',
    type: 'password_reset',
    token: mask(mailed.reset),
    createdAt: daysBefore(now, 12),
    expiresAt: daysBefore(now, 11),
  },
]

const apiKeys = (now: Date): Row<'ApiKey'>[] => [
  {
    id: 1,
    name: 'Nightly export',
    apikey: mask(keys.export),
    scope: 'read',
    expiresAt: daysAfter(now, 225),
    userId: 2,
    customerId: 2,
    createdAt: daysBefore(now, 140),
    lastUsedAt: daysBefore(now, 0.4),
  },
  {
    id: 2,
    name: 'Wallboard',
    apikey: mask(keys.wallboard),
    scope: 'read',
    expiresAt: daysAfter(now, 305),
    userId: 2,
    customerId: 2,
    createdAt: daysBefore(now, 60),
  },
  {
    id: 3,
    name: 'CRM link',
    apikey: mask(keys.crm),
    scope: 'write',
    expiresAt: daysAfter(now, 332),
    userId: 6,
    customerId: 3,
    createdAt: daysBefore(now, 33),
    lastUsedAt: daysBefore(now, 2),
  },
]

/** Twelve users over all roles and customers, each with the password `seedPassword`. */
export const users: Seed = ({ prng, now }) => ({
  DashUser: people.map(({ username, firstName, lastName, customerId }, at) => ({
    id: at + 1,
    username,
    email: `${username}@${domains[customerId]}`,
    firstName,
    lastName,
    customerId,
    ...(at === 0 && { isSuperAdmin: true }),
    emailVerified: true,
    lastLoginAt: daysBefore(now, prng.next() * 20),
    createdAt: daysBefore(now, 850 - at * 40),
  })),
  DashRoleMapping: people.map(({ roleId, principalType }, at) => ({
    id: at + 1,
    principalType,
    principalId: at + 1,
    roleId,
  })),
  Credential: people.map(({ username }, at) => ({
    id: at + 1,
    hash: hashPassword(seedPassword, `seed-${username}`),
    phone: phoneSecret(username, seedPassword),
  })),
  VerificationToken: tokens(now),
  TokenHash: Object.values(mailed).map((token, at) => ({ id: at + 1, hash: hashKey(token) })),
  KeyHash: Object.values(keys).map((key, at) => ({ id: at + 1, hash: hashKey(key) })),
  ApiKey: apiKeys(now),
})
