import { describe, expect, it } from 'vitest'
import { testUser } from '../../testing/show-session.ts'
import { assignmentsAfter } from './role-panels.tsx'

const createdAt = '2026-01-01T00:00:00Z'
const next = { id: 9, name: 'Readers', createdAt }

/** Somebody who has these roles, the first of which counts. */
const holder = (...roleIds: readonly number[]) =>
  testUser({
    id: 7,
    DashRoleMapping: roleIds.map((roleId, at) => ({ id: at + 1, principalType: 'ADMIN', principalId: 7, roleId })),
  })

describe('a user who loses the role', () => {
  it.each([
    ['loses it, and no other', holder(3, 4), [3], undefined, [4], ['delete 1']],
    ['keeps the one that counts', holder(4, 3), [3], undefined, [4], ['delete 2']],
    [
      'loses all of them that go, the one that counts last',
      holder(3, 4, 5),
      [3, 5],
      undefined,
      [4],
      ['delete 3', 'delete 1'],
    ],
    ['gets the next in its place, and keeps the others', holder(4, 3), [3], next, [4, 9], ['change 2 to 9']],
    ['gets the next once', holder(3, 5), [3, 5], next, [9], ['change 1 to 9', 'delete 2']],
    ['has the next already', holder(3, 9), [3], next, [9], ['delete 1']],
    ['is nobody who has another', holder(4), [3], next, [4], []],
  ])('%s', (_, person, going, given, left, done) => {
    const { assignments, calls } = assignmentsAfter(person, going, given)
    expect(assignments.map(({ roleId }) => roleId)).toEqual(left)
    const said = calls.map(([operation, args]) =>
      operation === 'DashRoleMapping.deleteById'
        ? `delete ${Reflect.get(args, 'id')}`
        : `change ${Reflect.get(args, 'id')} to ${Reflect.get(Object(Reflect.get(args, 'body')), 'roleId')}`,
    )
    expect(said).toEqual(done)
  })
})
