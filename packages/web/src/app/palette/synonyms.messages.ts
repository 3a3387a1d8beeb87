import { translator } from '../../lib/messages.ts'
import type { PlaceId } from '../../places/places.ts'

/** What else a screen may be looked for as. */
const messages = {
  dashboard: 'home start overview widgets',
  buyNumbers: 'buy a number add new tracking number order purchase search area code toll-free',
  settings: 'preferences profile password theme language time zone avatar',
  customerPanel: 'one customer',
  billingProfile: 'account profile company address',
  billingSettings: 'manage billings settings balance funds top up auto recharge money',
  billingCards: 'credit card payment method',
  billingInvoices: 'bill receipt statement pdf',
  activityReport: 'statistics analytics calls per day who called most callers busiest',
  roiReport: 'roi campaign cost revenue',
  compareReport: 'before after difference',
  overviewReport: 'statistics summary',
  callLogs: 'calls history recordings cdr',
  toHandle: 'missed calls call back voicemail to do',
  phoneBook: 'contacts address book people',
  blacklist: 'blocked numbers spam block',
  tickets: 'support help ask question contact us cases issues',
  templates: 'shared views bookmarks filters',
  trackingNumberSetup: 'wizard new number routing',
  trackingNumbers: 'phone numbers dids lines pause stop resume idle',
  routingActions: 'forward ring voicemail hang up',
  receivingNumbers: 'destinations targets forward to',
  trackingSources: 'campaigns sites marketing listings',
  whitelist: 'allowed addresses ip firewall',
  sipGateways: 'trunks carriers peers',
  voiceMenus: 'ivr press 1 auto attendant greeting',
  dialogs: 'live active calls in progress now on the phone right now talking',
  auditLogs: 'history who changed what log',
  customers: 'clients accounts companies tenants',
  lowWallets: 'balance running out',
  pastDue: 'unpaid overdue owe',
  subscriptions: 'plans renewals recurring',
  paymentTransactions: 'transactions payments charges refunds credits',
  apiKeys: 'tokens programs integration',
  users: 'people staff logins accounts impersonate deimpersonate act as',
  verificationTokens: 'activation e-mail links',
  roles: 'permissions rights access',
  products: 'plans prices',
  productVariations: 'prices plans tariffs',
  priceDiscounts: 'rebates offers',
  systemSettings: 'configuration options',
  serviceProviders: 'carriers vendors',
  documents: 'contracts files',
  maintenances: 'outage downtime planned work',
  addressees: 'who gets e-mail alerts notifications',
  redisSubscriptions: 'realtime socket channels',
} as const satisfies Partial<Record<PlaceId, string>>

export const t = translator(messages)

/** Whether a screen may be looked for as something else. */
export const hasSynonyms = (id: PlaceId): id is keyof typeof messages => Object.hasOwn(messages, id)
