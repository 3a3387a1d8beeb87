import { accessOf, type SectionName } from '@lineboard/sdk'
import { describe, expect, it } from 'vitest'
import { firstScreen, redirectFor } from './first-screen.ts'

const nothing = { title: '', guard: 'session', load: () => Promise.reject(new Error('not here')) } as const
const routes = [
  { ...nothing, path: '/auth/login' },
  { ...nothing, path: '/service/dashboard', section: 'Dashboard' },
  { ...nothing, path: '/service/call-log/*?', section: 'Call Logs' },
  { ...nothing, path: '/service/user/edit/:userId/addapikey', section: 'Manage Users' },
  { ...nothing, path: '/service/user/*?', section: 'Manage Users' },
  { ...nothing, path: '/service/customer/*?', section: 'Manage Customers' },
] as const

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
        ['Manage Roles', 'PERMITALL'],
        ['Call Logs', 'READONLY'],
      ],
      '/service/call-log',
    ],
    ['a list, and not what belongs to one of its rows', [['Manage Users', 'PERMITALL']], '/service/user'],
    ['nowhere', [['Dashboard', 'DENY']], undefined],
    ['nowhere without a role', [], undefined],
  ])('%s', (_, permissions, address) => {
    expect(firstScreen(accessTo(...permissions), routes)).toBe(address)
  })

  it('is what the menu shows where no section has a screen', () => {
    const withMenu = [...routes, { ...nothing, path: '/service/numberman', menu: 'buyNumbers' } as const]
    expect(firstScreen(accessTo(['Buy Numbers', 'PERMITALL']), withMenu)).toBe('/service/numberman')
    expect(firstScreen(accessTo(['Buy Numbers', 'DENY']), withMenu)).toBeUndefined()
  })

  it('of the super administrator is the dashboard', () => {
    expect(firstScreen(accessOf({ id: 1 }, []), routes)).toBe('/service/dashboard')
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
  ])('%s', (_, access, path, instead) => {
    expect(redirectFor(path, access, 7, routes)).toBe(instead)
  })
})
