import { type Access, accessOf, canRead, menuGroups, menuItems, sectionNames } from '@lineboard/sdk'
import { describe, expect, it, test } from 'vitest'
import { isSeen } from './is-seen.ts'
import { areaOf, visibleNavigation } from './navigation.ts'
import { allPlaces } from './place.ts'
import { placeAt } from './place-at.ts'

const granted = (name: string, permission: string) => ({ GuiSection: { name }, GuiPermission: { name: permission } })
const admin = accessOf({ id: 5, DashRoleMapping: [{ principalType: 'ADMIN' }] }, [
  granted('Call Logs', 'READONLY'),
  granted('Manage Users', 'PERMITALL'),
])
const nobody = accessOf({ id: 6 }, [])

function tabs(address: string, access: typeof admin): string[] {
  const place = placeAt(address)
  return place ? areaOf(place, access).map(({ id }) => id) : []
}

// Another list may come to stand between them.
const calls = ['callLogs', 'toHandle', 'phoneBook', 'blacklist', 'tickets', 'templates']

test.each(['/service/call-log', '/service/phone-book'])('screens of an area are together: %s', (address) => {
  expect(tabs(address, admin).filter((id) => calls.includes(id))).toEqual(calls)
})

test('what everybody sees stays where the rest of its area is denied', () => {
  expect(tabs('/service/ticket', nobody)).toEqual(['tickets', 'templates'])
})

test('without a section the entry of the menu decides', () => {
  const products = ['products', 'productVariations', 'priceDiscounts', 'services']
  expect(tabs('/service/discounts', admin)).toEqual(products)
  expect(tabs('/service/discounts', nobody)).toEqual([])
})

const billing = accessOf({ id: 7, DashRoleMapping: [{ principalType: 'USER' }] }, [
  granted('Manage Billing', 'READONLY'),
])
const account = [
  'billingProfile',
  'billingSettings',
  'billingCards',
  'subscriptions',
  'paymentTransactions',
  'billingInvoices',
]

test.each([
  'billing',
  'billing/settings',
  'billing/cards',
  'billing/subscriptions',
  'billing/transactions',
  'billing/invoices',
])('all of billing is one area, also from %s', (path) =>
  expect(tabs(`/service/${path}`, billing).toSorted()).toEqual(account.toSorted()),
)

test("who has no account of their own sees everybody's beside the customers", () => {
  const beside = ['customers', 'lowWallets', 'pastDue', 'subscriptions', 'paymentTransactions']
  for (const path of ['customer', 'billing/subscriptions', 'billing/transactions'])
    expect(tabs(`/service/${path}`, accessOf({ id: 1, isSuperAdmin: true }, []))).toEqual(beside)
})

test('a list of one row only has no tab, and a screen without an area none either', () => {
  expect(tabs('/service/user/edit/5/keys', admin)).toEqual(['users', 'verificationTokens'])
  expect(tabs('/service/user/account', admin)).toEqual([])
})

const addresses = (access: Parameters<typeof visibleNavigation>[0]) =>
  visibleNavigation(access).map(({ label, items }) => [label, ...items.map(({ href }) => href)])

describe('the menu', () => {
  it('has every group and entry the permissions know, under their names: the two of billing are one', () => {
    const labelsFor = (permission: string) =>
      visibleNavigation(
        accessOf(
          { id: 5, customerId: 1, DashRoleMapping: [{ principalType: 'ADMIN' }] },
          [...Object.values(menuItems).map(({ label }) => label), 'Manage Billing'].map((name) => ({
            GuiSection: { name },
            GuiPermission: { name: permission },
          })),
        ),
      ).map(({ label, items }) => [label, ...items.map((item) => item.label)])
    const all = menuGroups.map(({ label, items }) => [label, ...new Set(items.map((id) => menuItems[id].label))])
    expect(labelsFor('PERMITALL')).toEqual(all)
    // Who may only look manages nothing.
    const looked = all.map((labels) => labels.map((label) => label.replace(/^Manage (Customers|Roles|Users)$/, '$1')))
    expect(labelsFor('READONLY')).toEqual(looked)
  })

  it('leaves out a group none of whose entries may be seen, and leads to the place of each other', () => {
    const calls = accessOf({ id: 7 }, [{ GuiSection: { name: 'Call Logs' }, GuiPermission: { name: 'READONLY' } }])
    expect(addresses(calls)).toEqual([
      ['Activities', '/service/call-log'],
      ['Settings', '/service/billing'],
    ])
  })

  it('unfolds the screens that are beside that of an entry', () => {
    const calls = accessOf({ id: 7 }, [{ GuiSection: { name: 'Call Logs' }, GuiPermission: { name: 'READONLY' } }])
    const below = visibleNavigation(calls)[0]?.items[0]?.below.map(({ label }) => label)
    // Another list may come to stand between them.
    const labels = ['To Handle', 'Phone Book', 'Blacklist', 'Tickets', 'Saved Views']
    expect(below?.filter((label) => labels.includes(label))).toEqual(labels)
  })

  it('has what is beside a screen somebody may not see in the place of that one', () => {
    expect(addresses(accessOf({ id: 7 }, []))).toEqual([
      ['Activities', '/service/ticket', '/service/templates'],
      ['Settings', '/service/billing'],
    ])
  })

  // Reached from the profile, and pages of errors.
  const elsewhere = new Set(['settings', 'diagnosis', 'serviceError404', 'serviceError500'])
  const listed = (access: Access) =>
    visibleNavigation(access).flatMap(({ items }) =>
      items.flatMap(({ id, below }) => [id, ...below.map((each) => each.id)]),
    )

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

describe.each(['ADMIN', 'MANAGER', 'USER'])('the menu of a role for %s', (principalType) => {
  const roles = sectionNames.flatMap((section) =>
    (['DENY', 'READONLY', 'PERMITALL'] as const).map((permission) => [section, permission] as const),
  )

  it.each(roles)('has entries as the permission for %s says: %s', (section, permission) => {
    const sections = sectionNames.map((name) => granted(name, name === section ? permission : 'DENY'))
    const access = accessOf({ id: 7, customerId: 2, DashRoleMapping: [{ principalType }] }, sections)
    const entries = visibleNavigation(access).flatMap(({ items }) => items.flatMap((item) => [item, ...item.below]))
    for (const { id, label } of entries) {
      const place = allPlaces.find((each) => each.id === id)
      if (place?.section) expect([label, canRead(access, place.section)]).toEqual([label, true])
    }
    const hasBilling = section === 'Manage Billing' && permission !== 'DENY'
    expect(entries.find(({ id }) => id === 'billingProfile')?.label).toBe(hasBilling ? 'Billing' : 'Account Profile')
  })
})
