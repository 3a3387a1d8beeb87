import { accessOf } from '@lineboard/sdk'
import { expect, test } from 'vitest'
import { areaOf } from './area-of.ts'
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

test.each(['/service/call-log', '/service/phone-book'])('screens of an area stand together: %s', (address) => {
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
