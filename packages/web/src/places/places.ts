import type { PlaceEntry } from './place-entry.ts'

/**
 * Every screen there is, and all that is known of where it stands and who sees it. The first that an address fits shows
 * it; tabs stand in this order. Screens are found by their names: `callLogs` is declared in `call-logs.resource.ts`,
 * `dashboard` is the page of `dashboard-page.tsx`.
 */
export const places = {
  login: { path: '/auth/login', guard: 'visitor' },
  forgotPassword: { path: '/auth/forgot-password', guard: 'visitor' },
  signup: { path: '/auth/signup', guard: 'visitor', isWide: true },
  accountActivate: { path: '/auth/account-activate', guard: 'visitor' },
  error404: { path: '/auth/error-404', guard: 'anyone' },
  error500: { path: '/auth/error-500', guard: 'anyone' },

  serviceError404: { path: '/service/error/404', page: 'error404', seenAs: 'everybody' },
  serviceError500: { path: '/service/error/500', page: 'error500', seenAs: 'everybody' },
  dashboard: { path: '/service/dashboard', section: 'Dashboard', menu: 'dashboard', isQuiet: true },
  // Whoever sees the entry: super administrators don't.
  buyNumbers: { path: '/service/numberman', seenAs: 'buyNumbers', menu: 'buyNumbers' },
  settings: { path: '/service/user/account', seenAs: 'everybody' },
  diagnosis: { path: '/service/diagnosis', seenAs: 'everybody' },
  customerPanel: { path: '/service/customer-panel', seenAs: 'customerPanel', menu: 'customerPanel' },
  // The account is changed by the form of customers.
  billingProfile: { path: '/service/billing', formOf: 'customers', seenAs: 'accountProfile', menu: 'accountProfile' },
  billingSettings: { path: '/service/billing/settings', section: 'Manage Billing', under: 'accountProfile' },
  billingCards: { path: '/service/billing/cards', section: 'Manage Billing', under: 'accountProfile' },
  activityReport: { path: '/service/reports/activity', section: 'Activity Reports', menu: 'activityReports' },
  roiReport: { path: '/service/reports/roi', section: 'Activity Reports', under: 'activityReports' },
  compareReport: { path: '/service/reports/compare', section: 'Activity Reports', under: 'activityReports' },
  overviewReport: { path: '/service/reports/overview', section: 'Overview Reports', menu: 'overviewReports' },

  // Adding a number is searching for one; a bought number is a tracking number, edited and deleted where those are.
  addNumbers: { path: '/service/numberman/add', movedTo: 'buyNumbers' },
  editNumber: { path: '/service/numberman/edit/:id', movedTo: 'trackingNumbers', row: 'edit' },
  deleteNumber: { path: '/service/numberman/delete/:id', movedTo: 'trackingNumbers', row: 'delete' },
  // The documented addresses of adding and deleting a key: both stand over the list of the user's keys.
  addApiKey: { path: '/service/user/edit/:userId/addapikey', movedTo: 'apiKeys', row: 'add' },
  deleteApiKey: { path: '/service/user/delete/:userId/deletekey/:id', movedTo: 'apiKeys', row: 'delete' },

  callLogs: { path: '/service/call-log', entity: 'CallLog', asset: 'call', section: 'Call Logs', menu: 'callLogs' },
  toHandle: {
    path: '/service/to-handle',
    entity: 'CallLog',
    isPart: true,
    asset: 'call',
    section: 'Call Logs',
    under: 'callLogs',
  },
  caller: { path: '/service/call-log/caller/:number', section: 'Call Logs', under: 'callLogs' },
  phoneBook: { path: '/service/phone-book', entity: 'PhoneBook', section: 'Call Logs', under: 'callLogs' },
  blacklist: { path: '/service/routing/blacklist', entity: 'BlacklistNumber', section: 'Call Logs', under: 'callLogs' },
  tickets: { path: '/service/ticket', entity: 'Ticket', seenAs: 'everybody', under: 'callLogs' },
  templates: { path: '/service/templates', entity: 'Template', seenAs: 'everybody', under: 'callLogs' },
  trackingNumbers: {
    path: '/service/tracking-number',
    entity: 'OpNumber',
    asset: 'tracking_number',
    section: 'Tracking Numbers',
    menu: 'trackingNumbers',
  },
  routingActions: {
    path: '/service/routing/actions',
    entity: 'RoutingAction',
    section: 'Tracking Numbers',
    menu: 'routingActions',
    under: 'trackingNumbers',
  },
  trackingNumberSetup: {
    path: '/service/tracking-number/setup',
    section: 'Tracking Numbers',
    forChangers: true,
    under: 'trackingNumbers',
  },
  receivingNumbers: {
    path: '/service/routing/receiving',
    entity: 'ReceivingNumber',
    asset: 'receiving_number',
    section: 'Receiving Numbers',
    menu: 'receivingNumbers',
  },
  trackingSources: {
    path: '/service/tracking-source',
    entity: 'TrackingSource',
    asset: 'tracking_source',
    section: 'Tracking Sources',
    menu: 'trackingSources',
  },
  whitelist: { path: '/service/routing/whitelist', entity: 'Whitelist', seenAs: 'whitelist', menu: 'whitelist' },
  sipGateways: {
    path: '/service/routing/sipgateway',
    entity: 'SipGateway',
    asset: 'sip_gateway',
    section: 'SIP Gateways',
    menu: 'sipGateways',
  },
  voiceMenus: { path: '/service/ivr', entity: 'Ivr', asset: 'voice_menu', seenAs: 'voiceMenus', menu: 'voiceMenus' },
  languages: { path: '/service/languages', entity: 'Language', seenAs: 'voiceMenus', under: 'voiceMenus' },
  dialogs: { path: '/service/system/calls', entity: 'Dialog', seenAs: 'systemDialogs', menu: 'systemDialogs' },
  auditLogs: { path: '/service/system/audit', entity: 'AuditLog', seenAs: 'systemAudits', menu: 'systemAudits' },
  customers: { path: '/service/customer', entity: 'Customer', section: 'Manage Customers', menu: 'manageCustomers' },
  // Billing of one customer, and whose needs looking at: for the owner's staff.
  customerAccount: {
    path: '/service/customers/:id/billing',
    section: 'Manage Billing',
    ofOwner: true,
    under: 'manageCustomers',
  },
  lowWallets: {
    path: '/service/billing/low-wallets',
    entity: 'Customer',
    isPart: true,
    section: 'Manage Billing',
    ofOwner: true,
    under: 'manageCustomers',
  },
  pastDue: {
    path: '/service/billing/past-due',
    entity: 'Subscription',
    isPart: true,
    section: 'Manage Billing',
    ofOwner: true,
    under: 'manageCustomers',
  },
  // Who has no account of their own sees everybody's beside the customers.
  subscriptions: {
    path: '/service/billing/subscriptions',
    entity: 'Subscription',
    section: 'Manage Billing',
    under: 'accountProfile',
    orUnder: 'manageCustomers',
  },
  paymentTransactions: {
    path: '/service/billing/transactions',
    entity: 'PaymentTransaction',
    section: 'Manage Billing',
    under: 'accountProfile',
    orUnder: 'manageCustomers',
  },
  billingInvoices: { path: '/service/billing/invoices', section: 'Manage Billing', under: 'accountProfile' },
  apiKeys: {
    path: '/service/user/edit/:userId/keys',
    entity: 'ApiKey',
    section: 'Manage Users',
    under: 'manageUsers',
  },
  users: { path: '/service/user', entity: 'DashUser', asset: 'user', section: 'Manage Users', menu: 'manageUsers' },
  verificationTokens: {
    path: '/service/user-tokens',
    entity: 'VerificationToken',
    section: 'Manage Users',
    forChangers: true,
    under: 'manageUsers',
  },
  roles: { path: '/service/role', entity: 'DashRole', section: 'Manage Roles', menu: 'manageRoles' },
  products: { path: '/service/products', entity: 'Product', seenAs: 'manageProducts', menu: 'manageProducts' },
  productVariations: {
    path: '/service/product-prices',
    entity: 'ProductVariation',
    seenAs: 'manageProducts',
    under: 'manageProducts',
  },
  priceDiscounts: {
    path: '/service/discounts',
    entity: 'PriceDiscount',
    seenAs: 'manageProducts',
    under: 'manageProducts',
  },
  services: { path: '/service/services', entity: 'Service', seenAs: 'manageProducts', under: 'manageProducts' },
  systemSettings: {
    path: '/service/systemSettings',
    entity: 'SystemSetting',
    seenAs: 'systemSettings',
    menu: 'systemSettings',
  },
  serviceProviders: {
    path: '/service/system/service-providers',
    entity: 'ServiceProvider',
    seenAs: 'systemSettings',
    under: 'systemSettings',
  },
  documents: {
    path: '/service/system/documents',
    entity: 'Document',
    seenAs: 'systemSettings',
    under: 'systemSettings',
  },
  maintenances: {
    path: '/service/system/maintenance',
    entity: 'Mainteinance',
    seenAs: 'systemSettings',
    under: 'systemSettings',
  },
  assets: { path: '/service/system/assets', entity: 'Asset', seenAs: 'systemSettings', under: 'systemSettings' },
  addressees: {
    path: '/service/system/notice-recipients',
    entity: 'Addressee',
    seenAs: 'systemSettings',
    under: 'systemSettings',
  },
  observers: {
    path: '/service/system/ticket-observers',
    entity: 'Observer',
    seenAs: 'systemSettings',
    under: 'systemSettings',
  },
  redisSubscriptions: {
    path: '/service/system/live-subscriptions',
    entity: 'RedisSubscription',
    seenAs: 'systemSettings',
    under: 'systemSettings',
  },
} as const satisfies Readonly<Record<string, PlaceEntry>>

type Places = typeof places

/** Names of the places. */
export type PlaceId = keyof Places

/** Names of the places that list rows. */
export type ListPlaceId = { [Id in PlaceId]: Places[Id] extends { entity: string } ? Id : never }[PlaceId]

/** Names of the places that list rows at an address of its own, not below another row. */
export type RowPlaceId = {
  [Id in ListPlaceId]: Places[Id]['path'] extends `${string}:${string}` ? never : Id
}[ListPlaceId]
