import { accessOf, type SectionName, sectionNames } from '@lineboard/sdk'
import { describe, expect, it } from 'vitest'
import { isSeen } from '../../places/is-seen.ts'
import { placeAt } from '../../places/place-at.ts'
import { visibleMenu } from '../../places/visible-menu.ts'
import { firstScreen, redirectFor } from './first-screen.ts'

type Permission = 'DENY' | 'READONLY' | 'PERMITALL'

const accessTo = (...permissions: [SectionName, Permission][]) =>
  accessOf(
    { id: 7 },
    permissions.map(([section, permission]) => ({
      GuiSection: { name: section },
      GuiPermission: { name: permission },
    })),
  )

describe('firstScreen', () => {
  it.each(sectionNames)('leads who has %s alone to a screen they see, which their menu has', (section) => {
    for (const permission of ['READONLY', 'PERMITALL'] as const) {
      const access = accessTo([section, permission])
      const address = firstScreen(access) ?? ''
      const place = placeAt(address)
      expect(place && isSeen(place, access), address).toBe(true)
      const inMenu = visibleMenu(access).flatMap(({ items }) => items.flatMap((each) => [each, ...each.below]))
      expect(inMenu.map(({ href }) => href)).toContain(address)
    }
  })

  it.each<[string, [SectionName, Permission][], string | undefined]>([
    [
      'the first section not denied',
      [
        ['Call Logs', 'DENY'],
        ['Manage Customers', 'READONLY'],
        ['Dashboard', 'PERMITALL'],
      ],
      '/service/customer',
    ],
    [
      'one that has a screen',
      [
        ['Buy Numbers', 'PERMITALL'],
        ['Call Logs', 'READONLY'],
      ],
      '/service/call-log',
    ],
    ['a list, and not what belongs to one of its rows', [['Manage Users', 'PERMITALL']], '/service/user'],
    ['what the menu shows, where no section has a screen', [['Buy Numbers', 'PERMITALL']], '/service/numberman'],
    ['the own account, where everything is denied', [['Dashboard', 'DENY']], '/service/billing'],
    ['the own account, without a role', [], '/service/billing'],
  ])('%s', (_, permissions, address) => {
    expect(firstScreen(accessTo(...permissions))).toBe(address)
  })

  it('of the super administrator is the dashboard', () => {
    expect(firstScreen(accessOf({ id: 1 }, []))).toBe('/service/dashboard')
  })
})

describe('redirectFor', () => {
  it.each([
    ['the super administrator, who has no account', accessOf({ id: 1 }, []), '/service/billing', '/service/dashboard'],
    ['the super administrator', accessOf({ id: 1 }, []), '/service/billing/settings', '/service/dashboard'],
    [
      'the super administrator among all transactions',
      accessOf({ id: 1 }, []),
      '/service/billing/transactions',
      undefined,
    ],
    ['anybody else', accessTo(), '/service/billing', undefined],
    ['the own user, for who may see no users', accessTo(), '/service/user/edit/7', '/service/user/account'],
    ['somebody else', accessTo(), '/service/user/edit/8', undefined],
    ['the own user among users', accessTo(['Manage Users', 'READONLY']), '/service/user/edit/7', undefined],
    ['the dashboard', accessTo(['Call Logs', 'READONLY']), '/service/dashboard', '/service/call-log'],
  ])('%s', (_, access, path, instead) => {
    expect(redirectFor(path, access, 7)).toBe(instead)
  })
})
