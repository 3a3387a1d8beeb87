import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { accessOf } from '@lineboard/sdk'
import { describe, expect, it } from 'vitest'
import { isSeen } from './is-seen.ts'
import { allPlaces } from './place.ts'
import { permissionAdmin, permissionAdminText, whyUnseen, whyUnseenText } from './why-unseen.ts'

const of = (customerId: number, principalType: string) =>
  accessOf({ id: 7, customerId, DashRoleMapping: [{ principalType }] }, [])

const people = {
  'a user of a customer': of(2, 'USER'),
  'an administrator of a customer': of(2, 'ADMIN'),
  'a user of the owner': of(1, 'USER'),
  'an administrator of the owner': of(1, 'ADMIN'),
  'the super administrator': accessOf({ id: 1, isSuperAdmin: true }, []),
}

const guarded = allPlaces.filter(({ redirectTo, guard }) => guard === 'session' && redirectTo === undefined)

describe.each(Object.entries(people))('%s', (_, access) => {
  const unseen = guarded.filter((place) => !isSeen(place, access))

  it.each(unseen.map((place) => [place.id, place] as const))('learns the truth of %s', (_id, place) => {
    const why = whyUnseen(place, access)
    // What the owner's people alone see is never said to be a matter of a customer's roles.
    if (place.ofOwner && !access.isOwner) expect(why).toBe('owner')
    if (why === 'owner') expect(access.isOwner).toBe(false)
    if (why === 'account') expect(access.isSuperAdmin).toBe(true)
    if (why === 'administrator') expect(access.isCustomerAdmin).toBe(false)
    expect(whyUnseenText(place, access)).toMatch(/^(Your role|It is for|It belongs)/)
    // Nobody who administers a company is sent to an administrator of it.
    if (access.isCustomerAdmin) expect(whyUnseenText(place, access)).not.toMatch(/\b(administrator of|One of them)\b/)
  })
})

it.each([
  ['a user of a customer', 'callLogs', 'permission'],
  ['a user of a customer', 'voiceMenus', 'administrator'],
  ['a user of a customer', 'systemSettings', 'owner'],
  ['an administrator of a customer', 'lowWallets', 'owner'],
  ['an administrator of a customer', 'pastDue', 'owner'],
  ['an administrator of a customer', 'customerAccount', 'owner'],
  ['an administrator of a customer', 'systemSettings', 'owner'],
  ['an administrator of a customer', 'roles', 'permission'],
  ['a user of the owner', 'lowWallets', 'permission'],
  ['a user of the owner', 'systemSettings', 'administrator'],
  ['an administrator of the owner', 'whitelist', 'superAdministrator'],
  ['the super administrator', 'buyNumbers', 'account'],
] as const)('%s and %s: %s', (person, id, why) => {
  const place = allPlaces.find((each) => each.id === id)
  expect(place && whyUnseen(place, people[person])).toBe(why)
})

const accessOfPerson = (customerId: number, principalType: string) =>
  accessOf({ id: 7, customerId, DashRoleMapping: [{ principalType }] }, [])

it.each([
  ['a user of a customer', accessOfPerson(2, 'USER'), 'administrator', /^An administrator of your company/],
  ['an administrator of a customer', accessOfPerson(2, 'ADMIN'), 'service', /people who run this service/],
  ['somebody of another kind', accessOfPerson(2, 'SUPPORT'), 'service', /people who run this service/],
  ['a user of the owner', accessOfPerson(1, 'USER'), 'administrator', /^An administrator of your company/],
  ['an administrator of the owner', accessOfPerson(1, 'ADMIN'), 'superAdministrator', /the super administrator/],
] as const)('%s learns who can give more: %s', (_, access, who, words) => {
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
