import { translator } from '../lib/messages.ts'
import type { PlaceId } from './places.ts'

/** What a place is called above its rows and among other words, where its title would stand out there. */
const messages = {
  activityReport: 'Activity report',
  roiReport: 'Return on investment',
  compareReport: 'Comparison of periods',
  overviewReport: 'Overview report',
  callLogs: 'Call logs',
  toHandle: 'Calls to handle',
  phoneBook: 'Phone book',
  templates: 'Saved views',
  trackingNumbers: 'Tracking numbers',
  routingActions: 'Routing actions',
  receivingNumbers: 'Receiving numbers',
  trackingSources: 'Tracking sources',
  sipGateways: 'SIP gateways',
  voiceMenus: 'Voice menus',
  dialogs: 'System dialogs',
  auditLogs: 'System audits',
  customers: 'Customers',
  lowWallets: 'Low wallets',
  pastDue: 'Past due',
  apiKeys: 'API keys',
  users: 'Users',
  verificationTokens: 'Verification tokens',
  roles: 'Roles',
  products: 'Products',
  productVariations: 'Product prices',
  systemSettings: 'System settings',
  serviceProviders: 'Service providers',
  addressees: 'Notice recipients',
  observers: 'Ticket observers',
  redisSubscriptions: 'Live subscriptions',
} as const satisfies Partial<Record<PlaceId, string>>

export const t = translator(messages)

/** Whether a place has a name of its own for that. */
export const hasHeading = (id: PlaceId): id is keyof typeof messages => Object.hasOwn(messages, id)
