import { describe, expect, test } from 'vitest'
import { type AccessVisibility, accessOf, sectionNames } from './access.ts'
import { firstPermittedSection, type MenuItemId, menuGroups, menuItems, menuVisibility, visibleMenu } from './menu.ts'

const granted = (names: readonly string[], permission: string): AccessVisibility[] =>
  names.map((name) => ({ GuiSection: { name }, GuiPermission: { name: permission } }))
const userOf = (principalType: string) => ({ id: 7, customerId: 2, DashRoleMapping: [{ principalType }] })

const access = {
  super: accessOf({ id: 1, DashRoleMapping: [{ principalType: 'ADMIN' }] }, []),
  admin: accessOf(userOf('ADMIN'), granted(sectionNames, 'PERMITALL')),
  other: accessOf(userOf('MANAGER'), granted(sectionNames, 'READONLY')),
  user: accessOf(userOf('USER'), granted(sectionNames, 'READONLY')),
  denied: accessOf(userOf('USER'), granted(sectionNames, 'DENY')),
  adminDenied: accessOf(userOf('ADMIN'), granted(sectionNames, 'DENY')),
  nobody: accessOf({ id: 7 }, []),
}
type Who = keyof typeof access

const columns: readonly Who[] = ['super', 'admin', 'other', 'user', 'denied', 'adminDenied', 'nobody']

// Who sees what; the columns are those above.
const table: Readonly<Record<MenuItemId, string>> = {
  dashboard: '✓ ✓ ✓ ✓ - - -',
  callLogs: '✓ ✓ ✓ ✓ - - -',
  buyNumbers: '- ✓ ✓ ✓ - - -',
  trackingNumbers: '✓ ✓ ✓ ✓ - - -',
  receivingNumbers: '✓ ✓ ✓ ✓ - - -',
  trackingSources: '✓ ✓ ✓ ✓ - - -',
  // No section has the name of these four: only a server that adds one shows them to others.
  whitelist: '✓ - - - - - -',
  systemDialogs: '✓ - - - - - -',
  systemAudits: '✓ - - - - - -',
  customerPanel: '✓ - - - - - -',
  sipGateways: '✓ ✓ ✓ ✓ - - -',
  voiceMenus: '✓ ✓ ✓ - - ✓ -',
  routingActions: '✓ ✓ ✓ ✓ - - -',
  activityReports: '✓ ✓ ✓ ✓ - - -',
  overviewReports: '✓ ✓ ✓ ✓ - - -',
  accountProfile: '- ✓ ✓ ✓ ✓ ✓ ✓',
  manageCustomers: '✓ ✓ ✓ ✓ - - -',
  manageRoles: '✓ ✓ ✓ ✓ - - -',
  manageUsers: '✓ ✓ ✓ ✓ - - -',
  manageBillings: '- ✓ ✓ ✓ ✓ ✓ ✓',
  manageProducts: '✓ ✓ ✓ - - ✓ -',
  systemSettings: '✓ - - - - - -',
}

describe.each(columns.map((who, column) => ({ who, column })))('$who', ({ who, column }) => {
  const visible = menuVisibility(access[who])
  test.each(Object.entries(table))('%s', (id, marks) => {
    expect(Reflect.get(visible, id)).toBe(marks.split(' ')[column] === '✓')
  })
})

test('system settings are seen by administrators of the owner alone', () => {
  const seen = (customerId: number, principalType: string) =>
    menuVisibility(accessOf({ id: 7, customerId, DashRoleMapping: [{ principalType }] }, [])).systemSettings
  expect([seen(1, 'ADMIN'), seen(1, 'SUPPORT'), seen(2, 'ADMIN')]).toEqual([true, false, false])
})

test('a section of its name shows an item that has none otherwise', () => {
  const visible = menuVisibility(accessOf(userOf('USER'), granted(['Whitelist', 'System Audits'], 'READONLY')))
  expect([visible.whitelist, visible.systemAudits, visible.systemDialogs]).toEqual([true, true, false])
})

test('a group is there if any of its items is', () => {
  expect(visibleMenu(access.nobody)).toEqual([{ label: 'Settings', items: ['accountProfile', 'manageBillings'] }])
  expect(visibleMenu(access.super).map(({ label }) => label)).toEqual([
    'Activities',
    'Number Management',
    'Call Source',
    'Routing',
    'Reporting',
    'Settings',
  ])
})

test('every item is in one group', () => {
  const grouped = menuGroups.flatMap(({ items }) => items)
  expect(grouped.toSorted()).toEqual(Object.keys(menuItems).toSorted())
})

const section = (name: string, permission: string): AccessVisibility => ({
  GuiSection: { name },
  GuiPermission: { name: permission },
})
const user = { id: 7 }

test.each([
  [
    'the first that is not denied',
    accessOf(user, [
      section('Call Logs', 'DENY'),
      section('SIP Gateways', 'READONLY'),
      section('Dashboard', 'PERMITALL'),
    ]),
    'SIP Gateways',
  ],
  ['the only one', accessOf(user, [section('Manage Users', 'PERMITALL')]), 'Manage Users'],
  ['one that has a page', accessOf(user, [section('Fax', 'PERMITALL'), section('Dashboard', 'READONLY')]), 'Dashboard'],
  ['none', accessOf(user, [section('Call Logs', 'DENY')]), undefined],
  ['none of none', accessOf(user, []), undefined],
  ['the dashboard, for the super administrator', accessOf({ id: 1 }, []), 'Dashboard'],
])('%s', (_, access, expected) => {
  expect(firstPermittedSection(access)).toEqual(expected)
})
