import { type MenuItemId, menuGroups, menuItems } from '@lineboard/sdk'
import { describe, expect, it } from 'vitest'
import { menu } from './menu.ts'
import { t } from './shell.messages.ts'
import { visibleMenu } from './visible-menu.ts'

const all = Object.fromEntries(Object.keys(menuItems).map((id) => [id, true])) as Record<MenuItemId, boolean>
const nothing = { title: '', guard: 'session', load: () => Promise.reject(new Error('not here')) } as const
const screens = [
  { ...nothing, path: '/service/dashboard', menu: 'dashboard' },
  { ...nothing, path: '/service/customer/*?', menu: 'manageCustomers' },
] as const

const hrefs = (isVisible: Record<MenuItemId, boolean>) =>
  visibleMenu(menu, screens, isVisible).map(({ id, items }) => [id, ...items.map(({ href }) => href)])

describe('the menu', () => {
  it('has the groups and entries the permissions know, under their names', () => {
    const ours = menu.map(({ id, items }) => ({
      label: t(`menu.groups.${id}`),
      items: items.map((entry) => [entry.id, t(`menu.items.${entry.id}`)]),
    }))
    const theirs = menuGroups.map(({ label, items }) => ({
      label,
      items: items.map((id) => [id, menuItems[id].label]),
    }))
    expect(ours).toEqual(theirs)
  })

  it('shows only entries that have a screen', () => {
    expect(hrefs(all)).toEqual([
      ['activities', '/service/dashboard'],
      ['settings', '/service/customer'],
    ])
  })

  it('leaves out a group none of whose entries may be seen', () => {
    expect(hrefs({ ...all, manageCustomers: false })).toEqual([['activities', '/service/dashboard']])
  })
})
