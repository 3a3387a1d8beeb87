import { accessOf, menuGroups, menuItems } from '@lineboard/sdk'
import { describe, expect, it } from 'vitest'
import { visibleMenu } from './visible-menu.ts'

const addresses = (access: Parameters<typeof visibleMenu>[0]) =>
  visibleMenu(access).map(({ label, items }) => [label, ...items.map(({ href }) => href)])

describe('the menu', () => {
  it('has every group and entry the permissions know, under their names: the two of billing are one', () => {
    const admin = accessOf(
      { id: 5, customerId: 1, DashRoleMapping: [{ principalType: 'ADMIN' }] },
      Object.values(menuItems).map(({ label }) => ({
        GuiSection: { name: label },
        GuiPermission: { name: 'READONLY' },
      })),
    )
    expect(visibleMenu(admin).map(({ label, items }) => [label, ...items.map((item) => item.label)])).toEqual(
      menuGroups.map(({ label, items }) => [label, ...new Set(items.map((id) => menuItems[id].label))]),
    )
  })

  it('leaves out a group none of whose entries may be seen, and leads to the place of each other', () => {
    const calls = accessOf({ id: 7 }, [{ GuiSection: { name: 'Call Logs' }, GuiPermission: { name: 'READONLY' } }])
    expect(addresses(calls)).toEqual([
      ['Activities', '/service/call-log'],
      ['Settings', '/service/billing'],
    ])
  })
})
