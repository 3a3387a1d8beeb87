import { accessOf } from '@lineboard/sdk'
import { expect, test } from 'vitest'
import { areaOf } from './area-of.ts'

const routes = [
  { path: '/service/call-log/*?', menu: 'callLogs', section: 'Call Logs' },
  { path: '/service/phone-book/*?', under: 'callLogs', section: 'Call Logs' },
  { path: '/service/products/*?', menu: 'manageProducts' },
  { path: '/service/discounts/*?', under: 'manageProducts' },
  { path: '/service/user/edit/:userId/keys/*?', under: 'manageUsers', section: 'Manage Users' },
  { path: '/service/user/*?', menu: 'manageUsers', section: 'Manage Users' },
  { path: '/service/user/account' },
] as const

const admin = accessOf({ id: 5, DashRoleMapping: [{ principalType: 'ADMIN' }] }, [
  { GuiSection: { name: 'Call Logs' }, GuiPermission: { name: 'READONLY' } },
  { GuiSection: { name: 'Manage Users' }, GuiPermission: { name: 'PERMITALL' } },
])
const nobody = accessOf({ id: 6 }, [])
const paths = (of: (typeof routes)[number], access: typeof admin) => areaOf(of, routes, access).map(({ path }) => path)

test('screens of an area stand together, whichever of them is open', () => {
  const both = ['/service/call-log/*?', '/service/phone-book/*?']
  expect(paths(routes[0], admin)).toEqual(both)
  expect(paths(routes[1], admin)).toEqual(both)
})

test('without a section the entry of the menu decides', () => {
  expect(paths(routes[3], admin)).toEqual(['/service/products/*?', '/service/discounts/*?'])
  expect(paths(routes[3], nobody)).toEqual([])
})

test('a list of one row only has no tab, and a screen without an area none either', () => {
  expect(paths(routes[4], admin)).toEqual(['/service/user/*?'])
  expect(paths(routes[6], admin)).toEqual([])
})
