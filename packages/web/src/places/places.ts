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

  serviceError404: { path: '/service/error/404', page: 'error404', visibleTo: 'everybody' },
  serviceError500: { path: '/service/error/500', page: 'error500', visibleTo: 'everybody' },
  dashboard: { path: '/service/dashboard', section: 'Dashboard', menu: 'dashboard', isQuiet: true },
  // Whoever sees the entry: super administrators don't.
  buyNumbers: { path: '/service/numberman', visibleTo: 'buyNumbers', menu: 'buyNumbers' },
  settings: { path: '/service/user/account', visibleTo: 'everybody' },
  diagnosis: { path: '/service/diagnosis', visibleTo: 'everybody' },
  customerPanel: { path: '/service/customer-panel', visibleTo: 'customerPanel', menu: 'customerPanel' },
  // The account is changed by the form of customers.
  billingProfile: {
    path: '/service/billing',
    formOf: 'customers',
    visibleTo: 'accountProfile',
    menu: 'accountProfile',
  },
  billingSettings: { path: '/service/billing/settings', section: 'Manage Billing', parentMenu: 'accountProfile' },
  billingCards: { path: '/service/billing/cards', section: 'Manage Billing', parentMenu: 'accountProfile' },
  activityReport: { path: '/service/reports/activity', section: 'Activity Reports', menu: 'activityReports' },
  roiReport: { path: '/service/reports/roi', section: 'Activity Reports', parentMenu: 'activityReports' },
  compareReport: { path: '/service/reports/compare', section: 'Activity Reports', parentMenu: 'activityReports' },
  overviewReport: { path: '/service/reports/overview', section: 'Overview Reports', menu: 'overviewReports' },

  // Adding a number is searching for one; a bought number is a tracking number, edited and deleted where those are.
  addNumbers: { path: '/service/numberman/add', redirectTo: 'buyNumbers' },
  editNumber: { path: '/service/numberman/edit/:id', redirectTo: 'trackingNumbers', row: 'edit' },
  deleteNumber: { path: '/service/numberman/delete/:id', redirectTo: 'trackingNumbers', row: 'delete' },
  // The documented addresses of adding and deleting a key: both stand over the list of the user's keys.
  addApiKey: { path: '/service/user/edit/:userId/addapikey', redirectTo: 'apiKeys', row: 'add' },
  deleteApiKey: { path: '/service/user/delete/:userId/deletekey/:id', redirectTo: 'apiKeys', row: 'delete' },

  callLogs: { path: '/service/call-log', entity: 'CallLog', asset: 'call', section: 'Call Logs', menu: 'callLogs' },
  toHandle: {
    path: '/service/to-handle',
    entity: 'CallLog',
    isPart: true,
    asset: 'call',
    section: 'Call Logs',
    parentMenu: 'callLogs',
  },
  caller: { path: '/service/call-log/caller/:number', section: 'Call Logs', parentMenu: 'callLogs' },
  phoneBook: { path: '/service/phone-book', entity: 'PhoneBook', section: 'Call Logs', parentMenu: 'callLogs' },
  blacklist: {
    path: '/service/routing/blacklist',
    entity: 'BlacklistNumber',
    section: 'Call Logs',
    parentMenu: 'callLogs',
  },
  tickets: { path: '/service/ticket', entity: 'Ticket', visibleTo: 'everybody', parentMenu: 'callLogs' },
  templates: { path: '/service/templates', entity: 'Template', visibleTo: 'everybody', parentMenu: 'callLogs' },
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
    parentMenu: 'trackingNumbers',
  },
  trackingNumberSetup: {
    path: '/service/tracking-number/setup',
    section: 'Tracking Numbers',
    forChangers: true,
    parentMenu: 'trackingNumbers',
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
  whitelist: { path: '/service/routing/whitelist', entity: 'Whitelist', visibleTo: 'whitelist', menu: 'whitelist' },
  sipGateways: {
    path: '/service/routing/sipgateway',
    entity: 'SipGateway',
    asset: 'sip_gateway',
    section: 'SIP Gateways',
    menu: 'sipGateways',
  },
  voiceMenus: { path: '/service/ivr', entity: 'Ivr', asset: 'voice_menu', visibleTo: 'voiceMenus', menu: 'voiceMenus' },
  languages: { path: '/service/languages', entity: 'Language', visibleTo: 'voiceMenus', parentMenu: 'voiceMenus' },
  dialogs: { path: '/service/system/calls', entity: 'Dialog', visibleTo: 'systemDialogs', menu: 'systemDialogs' },
  auditLogs: { path: '/service/system/audit', entity: 'AuditLog', visibleTo: 'systemAudits', menu: 'systemAudits' },
  customers: { path: '/service/customer', entity: 'Customer', section: 'Manage Customers', menu: 'manageCustomers' },
  // Billing of one customer, and whose needs looking at: for the owner's staff.
  customerAccount: {
    path: '/service/customers/:id/billing',
    section: 'Manage Billing',
    ofOwner: true,
    parentMenu: 'manageCustomers',
  },
  lowWallets: {
    path: '/service/billing/low-wallets',
    entity: 'Customer',
    isPart: true,
    section: 'Manage Billing',
    ofOwner: true,
    parentMenu: 'manageCustomers',
  },
  pastDue: {
    path: '/service/billing/past-due',
    entity: 'Subscription',
    isPart: true,
    section: 'Manage Billing',
    ofOwner: true,
    parentMenu: 'manageCustomers',
  },
  // Who has no account of their own sees everybody's beside the customers.
  subscriptions: {
    path: '/service/billing/subscriptions',
    entity: 'Subscription',
    section: 'Manage Billing',
    parentMenu: 'accountProfile',
    fallbackMenu: 'manageCustomers',
  },
  paymentTransactions: {
    path: '/service/billing/transactions',
    entity: 'PaymentTransaction',
    section: 'Manage Billing',
    parentMenu: 'accountProfile',
    fallbackMenu: 'manageCustomers',
  },
  billingInvoices: { path: '/service/billing/invoices', section: 'Manage Billing', parentMenu: 'accountProfile' },
  apiKeys: {
    path: '/service/user/edit/:userId/keys',
    entity: 'ApiKey',
    section: 'Manage Users',
    parentMenu: 'manageUsers',
  },
  users: { path: '/service/user', entity: 'DashUser', asset: 'user', section: 'Manage Users', menu: 'manageUsers' },
  verificationTokens: {
    path: '/service/user-tokens',
    entity: 'VerificationToken',
    section: 'Manage Users',
    forChangers: true,
    parentMenu: 'manageUsers',
  },
  roles: { path: '/service/role', entity: 'DashRole', section: 'Manage Roles', menu: 'manageRoles' },
  products: { path: '/service/products', entity: 'Product', visibleTo: 'manageProducts', menu: 'manageProducts' },
  productVariations: {
    path: '/service/product-prices',
    entity: 'ProductVariation',
    visibleTo: 'manageProducts',
    parentMenu: 'manageProducts',
  },
  priceDiscounts: {
    path: '/service/discounts',
    entity: 'PriceDiscount',
    visibleTo: 'manageProducts',
    parentMenu: 'manageProducts',
  },
  services: { path: '/service/services', entity: 'Service', visibleTo: 'manageProducts', parentMenu: 'manageProducts' },
  systemSettings: {
    path: '/service/systemSettings',
    entity: 'SystemSetting',
    visibleTo: 'systemSettings',
    menu: 'systemSettings',
  },
  serviceProviders: {
    path: '/service/system/service-providers',
    entity: 'ServiceProvider',
    visibleTo: 'systemSettings',
    parentMenu: 'systemSettings',
  },
  documents: {
    path: '/service/system/documents',
    entity: 'Document',
    visibleTo: 'systemSettings',
    parentMenu: 'systemSettings',
  },
  maintenances: {
    path: '/service/system/maintenance',
    entity: 'Mainteinance',
    visibleTo: 'systemSettings',
    parentMenu: 'systemSettings',
  },
  assets: {
    path: '/service/system/assets',
    entity: 'Asset',
    visibleTo: 'systemSettings',
    parentMenu: 'systemSettings',
  },
  addressees: {
    path: '/service/system/notice-recipients',
    entity: 'Addressee',
    visibleTo: 'systemSettings',
    parentMenu: 'systemSettings',
  },
  observers: {
    path: '/service/system/ticket-observers',
    entity: 'Observer',
    visibleTo: 'systemSettings',
    parentMenu: 'systemSettings',
  },
  redisSubscriptions: {
    path: '/service/system/live-subscriptions',
    entity: 'RedisSubscription',
    visibleTo: 'systemSettings',
    parentMenu: 'systemSettings',
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
