import type { Person } from './people.ts'

/** What a list must be, whatever the app thinks it is. */
export interface ListAsMeant {
  path: string
  heading: string
  seenBy: readonly Person[]
}

const everybody: readonly Person[] = ['super', 'admin', 'user', 'readonly']
const notStaff: readonly Person[] = ['super', 'admin', 'readonly']
const administrators: readonly Person[] = ['super', 'admin']
const owner: readonly Person[] = ['super']

const list = (path: string, heading: string, seenBy: readonly Person[]): ListAsMeant => ({
  path: `/service/${path}`,
  heading,
  seenBy,
})

/** Every list with an address of its own, written by hand: what tests expect must not come from what they test. */
export const lists: readonly ListAsMeant[] = [
  list('call-log', 'Call logs', everybody),
  list('to-handle', 'Calls to handle', everybody),
  list('phone-book', 'Phone book', everybody),
  list('routing/blacklist', 'Blacklist', everybody),
  list('ticket', 'Tickets', everybody),
  list('templates', 'Saved views', everybody),
  list('tracking-number', 'Tracking numbers', everybody),
  list('routing/actions', 'Routing actions', everybody),
  list('routing/receiving', 'Receiving numbers', everybody),
  list('tracking-source', 'Tracking sources', everybody),
  list('routing/whitelist', 'Whitelist', owner),
  list('routing/sipgateway', 'SIP gateways', everybody),
  list('ivr', 'Voice menus', administrators),
  list('languages', 'Languages', administrators),
  list('system/calls', 'System dialogs', owner),
  list('system/audit', 'System audits', owner),
  list('customer', 'Customers', notStaff),
  list('billing/low-wallets', 'Low wallets', owner),
  list('billing/past-due', 'Past due', owner),
  list('billing/subscriptions', 'Subscriptions', notStaff),
  list('billing/transactions', 'Payments', notStaff),
  list('user', 'Users', notStaff),
  list('user-tokens', 'Verification tokens', administrators),
  list('role', 'Roles', notStaff),
  list('products', 'Products', administrators),
  list('product-prices', 'Product prices', administrators),
  list('discounts', 'Discounts', administrators),
  list('services', 'Services', administrators),
  list('systemSettings', 'System settings', owner),
  list('system/service-providers', 'Service providers', owner),
  list('system/documents', 'Documents', owner),
  list('system/maintenance', 'Maintenance', owner),
  list('system/assets', 'Assets', owner),
  list('system/notice-recipients', 'Notice recipients', owner),
  list('system/ticket-observers', 'Ticket observers', owner),
  list('system/live-subscriptions', 'Live subscriptions', owner),
]
