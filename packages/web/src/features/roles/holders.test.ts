import { accessOf } from '@lineboard/sdk'
import { expect, it } from 'vitest'
import { holdersOf } from './role-people.tsx'

const person = (id: number, firstName: string) => ({
  id,
  firstName,
  ...(id === 4 && { DashRoleMapping: [mapping(11, 4, 'ADMIN')] }),
  username: firstName.toLowerCase(),
  email: `${firstName}@company.example`,
  customerId: 2,
  emailVerified: true,
  createdAt: '2026-01-01T00:00:00Z',
})
const mapping = (id: number, principalId: number, principalType: string) => ({
  id,
  principalId,
  principalType,
  roleId: 7,
})

it('names people in order, and keeps what is no person', () => {
  const holders = holdersOf(
    [person(3, 'Zoe'), person(4, 'Ann')],
    [mapping(10, 3, 'USER'), mapping(11, 4, 'ADMIN'), mapping(12, 99, 'APP')],
    accessOf({ id: 8, customerId: 2 }, []),
  )
  expect(
    holders.map(({ mappingId, userId, name, kind, isReached }) => [mappingId, userId, name, kind, isReached]),
  ).toEqual([
    [11, 4, 'Ann', 'ADMIN', false],
    [12, undefined, 'APP 99', 'APP', true],
    [10, 3, 'Zoe', 'USER', true],
  ])
})
