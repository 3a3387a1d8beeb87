import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { accessOf } from '@lineboard/sdk'
import { expect, it } from 'vitest'
import { permissionAdmin, permissionAdminText } from './who-gives.ts'

const of = (customerId: number, principalType: string) =>
  accessOf({ id: 7, customerId, DashRoleMapping: [{ principalType }] }, [])

it.each([
  ['a user of a customer', of(2, 'USER'), 'administrator', /^An administrator of your company/],
  ['an administrator of a customer', of(2, 'ADMIN'), 'service', /people who run this service/],
  ['somebody of another kind', of(2, 'SUPPORT'), 'service', /people who run this service/],
  ['a user of the owner', of(1, 'USER'), 'administrator', /^An administrator of your company/],
  ['an administrator of the owner', of(1, 'ADMIN'), 'superAdministrator', /the super administrator/],
] as const)('%s is told who can give more: %s', (_, access, who, words) => {
  expect(permissionAdmin(access)).toBe(who)
  expect(permissionAdminText(access)).toMatch(words)
})

// Who reads it may be one, and still not be able to.
it('no text but these says of itself that an administrator can change something', () => {
  const src = join(import.meta.dirname, '..')
  const saying = globSync('**/*.messages.ts', { cwd: src }).filter((file) =>
    /\b(an|which an) administrator can\b/i.test(readFileSync(join(src, file), 'utf8')),
  )
  expect(saying).toEqual([])
})
