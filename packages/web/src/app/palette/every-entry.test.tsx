import { type Access, accessOf, sectionNames } from '@lineboard/sdk'
import { beforeAll, describe, expect, it } from 'vitest'
import { initDeclarations } from '../../kit/declarations.ts'
import type { Resource } from '../../kit/define-resource.ts'
import { permissionsOf } from '../../kit/resource-permissions.ts'
import { parseRowRoute } from '../../places/href.ts'
import { isSeen } from '../../places/is-seen.ts'
import { allPlaces, arrival, isList } from '../../places/place.ts'
import { placeAt } from '../../places/place-at.ts'
import { mayAs } from '../../state/may.ts'
import { initSoftphone } from '../../state/softphone-config.ts'
import { refusalOf } from '../router/not-permitted.tsx'
import { redirectFor } from '../router/redirect-for.ts'
import { actionEntries } from './actions.ts'
import type { Entry } from './entry.ts'
import { recentEntries } from './find-records.ts'
import { rankedByAnyWord } from './rank.ts'
import { screenEntries, seenLists, settingEntries } from './use-palette-entries.ts'

const declarations = import.meta.glob<Record<string, Resource>>('../../features/*/*.resource.ts', { eager: true })
const declared = Object.values(declarations).flatMap((module) => Object.values(module))

beforeAll(() =>
  initDeclarations(async (place) => {
    const resource = declared.find((each) => each.place === place)
    if (!resource) throw new Error(`No declaration of ${place}.`)
    return resource
  }),
)

type Permission = 'DENY' | 'READONLY' | 'PERMITALL'

interface Kind {
  id: number
  customerId: number
  principalType: string
}

const kinds: Readonly<Record<string, Kind>> = {
  'an administrator of a customer': { id: 7, customerId: 2, principalType: 'ADMIN' },
  'staff of a customer': { id: 8, customerId: 2, principalType: 'USER' },
  'an administrator of the owner': { id: 9, customerId: 1, principalType: 'ADMIN' },
  'staff of the owner': { id: 10, customerId: 1, principalType: 'USER' },
}

const accessWith = ({ id, customerId, principalType }: Kind, permissionOf: (section: string) => Permission) =>
  accessOf(
    { id, customerId, DashRoleMapping: [{ principalType }] },
    sectionNames.map((name) => ({ GuiSection: { name }, GuiPermission: { name: permissionOf(name) } })),
  )

/** Every role that differs in one section from all or from none, and those that are the same in all. */
const roles: readonly (readonly [string, (section: string) => Permission])[] = [
  ['all permissions', () => 'PERMITALL'],
  ['read-only', () => 'READONLY'],
  ['everything denied', () => 'DENY'],
  ...sectionNames.flatMap((one) => [
    [`${one} denied`, (section: string): Permission => (section === one ? 'DENY' : 'PERMITALL')] as const,
    [`only ${one}`, (section: string): Permission => (section === one ? 'PERMITALL' : 'DENY')] as const,
  ]),
]

const people: readonly (readonly [string, Kind, Access])[] = [
  ...Object.entries(kinds).flatMap(([kind, who]) =>
    roles.map(([role, permissionOf]) => [`${kind}, ${role}`, who, accessWith(who, permissionOf)] as const),
  ),
  ['super', { id: 1, customerId: 1, principalType: 'ADMIN' }, accessOf({ id: 1, customerId: 1 }, [])],
]

/** The page says who sees it, and whom to ask. */
const ASKS_WHOM = 'do whoChanged'

/** What happens on the screen that is open, or ends the session. */
const runsForEverybody = ['action theme', 'action keys', 'action signOut']

async function entriesOf(who: Kind, access: Access): Promise<Entry[]> {
  const lists = await seenLists(access)
  return [
    ...screenEntries(access, who),
    ...settingEntries(who, access),
    ...actionEntries({
      ...{ access, lists, actsAs: undefined, scheme: 'light', typed: '', isAsking: false },
      beginActing: () => undefined,
    }),
  ]
}

/** Why an address is not this person's to open; undefined where it opens. */
function whyClosed(href: string, who: Kind, access: Access): string | undefined {
  const { pathname } = new URL(href, 'https://app.example')
  const path = redirectFor(pathname, access, who.id) ?? pathname
  const place = placeAt(path)
  if (!place) return 'no screen'
  if (!isSeen(arrival(place), access)) return 'not seen'
  const refusal = refusalOf(place, access, path)
  if (refusal) return refusal
  const row = isList(place) ? parseRowRoute(path.slice(place.path.length)) : undefined
  const resource = declared.find((each) => each.place === place.id)
  const may = resource && permissionsOf(resource, access)
  if (may && !may.see) return 'rows not seen'
  return row?.action === 'add' && !may?.add ? 'nothing to add' : undefined
}

describe('leads to nothing that the person may not open', () => {
  it.each(people)('%s', async (_, who, access) => {
    const entries = await entriesOf(who, access)
    const closed = entries
      .filter(({ href, key }) => href !== undefined && key !== ASKS_WHOM)
      .flatMap(({ key, href = '' }) => {
        const why = whyClosed(href, who, access)
        return why ? [`${key}: ${why}`] : []
      })
    expect(closed).toEqual([])
    const run = entries.filter(({ href }) => href === undefined).map(({ key }) => key)
    const mayAct = mayAs(access, 'DashUser.impersonate') && entries.some(({ key }) => key === 'screen users')
    expect(run).toEqual([...(mayAct ? ['action actAs'] : []), ...runsForEverybody])
  })
})

it('a screen that was opened before is not offered once it may not be opened', async () => {
  const addresses = allPlaces.filter(({ path }) => !path.includes(':')).map(({ path }) => path)
  for (const [, who, access] of people) {
    const screens = screenEntries(access, who)
    const recent = await recentEntries(addresses, [], screens, new AbortController().signal)
    expect(recent.length).toBe(screens.filter(({ href = '' }) => addresses.includes(href)).length)
    for (const { href = '' } of recent) expect(whyClosed(href, who, access), href).toBeUndefined()
  }
})

it.each(['answer calls', 'softphone', 'phone'])('%s finds the softphone', (typed) => {
  initSoftphone({ uri: 'wss://phone.example' })
  const access = accessOf({ id: 1, customerId: 1, isSuperAdmin: true }, [])
  const entries = actionEntries({
    ...{ access, lists: [], actsAs: undefined, scheme: 'light', typed, isAsking: false },
    beginActing: () => undefined,
  })
  expect(rankedByAnyWord(typed, entries)[0]?.label).toBe('Make and answer calls')
  initSoftphone(undefined)
})
