import { type Access, accessOf, menuGroups, menuItems, sectionNames } from '@lineboard/sdk'
import { describe, expect, it } from 'vitest'
import { isSeen } from './is-seen.ts'
import { allPlaces } from './place.ts'
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

  it('unfolds the screens that stand beside that of an entry', () => {
    const calls = accessOf({ id: 7 }, [{ GuiSection: { name: 'Call Logs' }, GuiPermission: { name: 'READONLY' } }])
    const below = visibleMenu(calls)[0]?.items[0]?.below.map(({ label }) => label)
    // Another list may come to stand between them.
    const labels = ['To Handle', 'Phone Book', 'Blacklist', 'Tickets', 'Saved Views']
    expect(below?.filter((label) => labels.includes(label))).toEqual(labels)
  })

  it('has what stands beside a screen somebody may not see in the place of that one', () => {
    expect(addresses(accessOf({ id: 7 }, []))).toEqual([
      ['Activities', '/service/ticket', '/service/templates'],
      ['Settings', '/service/billing'],
    ])
  })

  // Reached from the profile, and pages of errors.
  const elsewhere = new Set(['settings', 'diagnosis', 'serviceError404', 'serviceError500'])
  const listed = (access: Access) =>
    visibleMenu(access).flatMap(({ items }) => items.flatMap(({ id, below }) => [id, ...below.map((each) => each.id)]))

  const people = [1, 2].flatMap((customerId) =>
    ['ADMIN', 'USER'].flatMap((principalType) =>
      ['DENY', 'READONLY', 'PERMITALL'].flatMap((permission) =>
        [undefined, ...sectionNames].map((one) => ({ customerId, principalType, permission, one })),
      ),
    ),
  )

  it('has every screen that has an address of its own, once, for every role', () => {
    for (const { customerId, principalType, permission, one } of people) {
      const granted = sectionNames.filter((name) => one === undefined || name === one)
      const access = accessOf(
        { id: 7, customerId, DashRoleMapping: [{ principalType }] },
        granted.map((name) => ({ GuiSection: { name }, GuiPermission: { name: permission } })),
      )
      const seen = allPlaces.filter(
        (place) => place.guard === 'session' && !place.redirectTo && !place.path.includes(':') && isSeen(place, access),
      )
      const expected = seen.map(({ id }) => id).filter((id) => !elsewhere.has(id))
      expect(listed(access).toSorted(), JSON.stringify({ customerId, principalType, permission, one })).toEqual(
        expected.toSorted(),
      )
    }
  })

  it('has for the super administrator all but what an account of their own would have', () => {
    const root = accessOf({ id: 1, isSuperAdmin: true }, [])
    const missing = allPlaces.filter(
      (place) =>
        place.guard === 'session' &&
        !place.redirectTo &&
        !place.path.includes(':') &&
        isSeen(place, root) &&
        !elsewhere.has(place.id) &&
        !listed(root).includes(place.id),
    )
    expect(missing.map(({ id }) => id)).toEqual(['billingSettings', 'billingCards', 'billingInvoices'])
  })
})
