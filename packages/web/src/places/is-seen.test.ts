import { accessOf, type SectionName, sectionNames } from '@lineboard/sdk'
import { describe, expect, it } from 'vitest'
import { firstScreen, isSeen } from './is-seen.ts'
import { visibleNavigation } from './navigation.ts'
import { placeAt } from './place-at.ts'

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
      const inMenu = visibleNavigation(access).flatMap(({ items }) => items.flatMap((each) => [each, ...each.below]))
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
