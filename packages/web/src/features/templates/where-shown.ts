import { t } from './templates.messages.ts'

interface Screen {
  /** Path below /service. */
  path: string
  title: string
}

// By their entities, which views shared by other programs, and by this one in its first days, are kept under.
const lists: Readonly<Record<string, Screen>> = {
  Addressee: { path: 'system/notice-recipients', title: t('noticeRecipients') },
  Asset: { path: 'system/assets', title: t('assets') },
  AuditLog: { path: 'system/audit', title: t('systemAudits') },
  BlacklistNumber: { path: 'routing/blacklist', title: t('blacklist') },
  CallLog: { path: 'call-log', title: t('callLogs') },
  Customer: { path: 'customer', title: t('customers') },
  DashRole: { path: 'role', title: t('roles') },
  DashUser: { path: 'user', title: t('users') },
  Dialog: { path: 'system/calls', title: t('systemDialogs') },
  Document: { path: 'system/documents', title: t('documents') },
  Ivr: { path: 'ivr', title: t('voiceMenus') },
  Language: { path: 'languages', title: t('languages') },
  Mainteinance: { path: 'system/maintenance', title: t('maintenance') },
  Observer: { path: 'system/ticket-observers', title: t('ticketObservers') },
  OpNumber: { path: 'tracking-number', title: t('trackingNumbers') },
  PaymentTransaction: { path: 'billing/transactions', title: t('transactions') },
  PhoneBook: { path: 'phone-book', title: t('phoneBook') },
  PriceDiscount: { path: 'discounts', title: t('discounts') },
  Product: { path: 'products', title: t('products') },
  ProductVariation: { path: 'product-prices', title: t('productPrices') },
  ReceivingNumber: { path: 'routing/receiving', title: t('receivingNumbers') },
  RedisSubscription: { path: 'system/live-subscriptions', title: t('liveSubscriptions') },
  RoutingAction: { path: 'routing/actions', title: t('routingActions') },
  Service: { path: 'services', title: t('services') },
  ServiceProvider: { path: 'system/service-providers', title: t('serviceProviders') },
  SipGateway: { path: 'routing/sipgateway', title: t('sipGateways') },
  Subscription: { path: 'billing/subscriptions', title: t('subscriptions') },
  SystemSetting: { path: 'systemSettings', title: t('systemSettings') },
  Template: { path: 'templates', title: t('title') },
  Ticket: { path: 'ticket', title: t('tickets') },
  TrackingSource: { path: 'tracking-source', title: t('trackingSources') },
  VerificationToken: { path: 'user-tokens', title: t('verificationTokens') },
  Whitelist: { path: 'routing/whitelist', title: t('whitelist') },
}

const reports: Readonly<Record<string, Screen>> = {
  activity: { path: 'reports/activity', title: t('activity') },
  overview: { path: 'reports/overview', title: t('overview') },
  roi: { path: 'reports/roi', title: t('roi') },
}

/** The screen that a saved view is of, by the name the server keeps; undefined for one this app does not have. */
export function whereShown(resource: string): Screen | undefined {
  if (Object.hasOwn(lists, resource)) return lists[resource]
  if (Object.hasOwn(reports, resource)) return reports[resource]
  return Object.values(lists).find(({ path }) => path === resource)
}
