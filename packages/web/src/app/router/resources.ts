import type { Resource } from '../../resource/define-resource.ts'
import { t } from '../app.messages.ts'
import type { AppRoute, LoadedScreen } from './app-route.ts'

type ListScreen = typeof import('./list-screen.tsx')

/** The screen of a resource, once the table's code and the declaration, the one export of its module, have both come. */
async function showList(
  table: Promise<ListScreen>,
  declaration: Promise<Readonly<Record<string, Resource>>>,
): Promise<LoadedScreen> {
  const [{ listScreen }, module] = await Promise.all([table, declaration])
  const [resource] = Object.values(module)
  if (!resource) throw new Error('A module of a declaration exports none.')
  return listScreen(resource)
}

/** Screens that the generic table shows, each from the declaration of its feature. */
export const resources: readonly AppRoute[] = [
  {
    path: '/service/call-log/*?',
    title: t('titles.callLogs'),
    guard: 'session',
    menu: 'callLogs',
    section: 'Call Logs',
    load: () => showList(import('./list-screen.tsx'), import('../../features/call-logs/call-logs.resource.ts')),
  },
  {
    path: '/service/phone-book/*?',
    title: t('titles.phoneBook'),
    guard: 'session',
    under: 'callLogs',
    section: 'Call Logs',
    load: () => showList(import('./list-screen.tsx'), import('../../features/phone-book/phone-book.resource.ts')),
  },
  {
    path: '/service/routing/blacklist/*?',
    title: t('titles.blacklist'),
    guard: 'session',
    under: 'callLogs',
    section: 'Call Logs',
    load: () => showList(import('./list-screen.tsx'), import('../../features/blacklist/blacklist.resource.ts')),
  },
  {
    path: '/service/ticket/*?',
    title: t('titles.tickets'),
    guard: 'session',
    under: 'callLogs',
    load: () => showList(import('./list-screen.tsx'), import('../../features/tickets/tickets.resource.ts')),
  },
  {
    path: '/service/templates/*?',
    title: t('titles.templates'),
    guard: 'session',
    under: 'callLogs',
    load: () => showList(import('./list-screen.tsx'), import('../../features/templates/templates.resource.ts')),
  },
  {
    path: '/service/tracking-number/*?',
    title: t('titles.trackingNumbers'),
    guard: 'session',
    menu: 'trackingNumbers',
    section: 'Tracking Numbers',
    load: () =>
      showList(import('./list-screen.tsx'), import('../../features/tracking-numbers/tracking-numbers.resource.ts')),
  },
  {
    path: '/service/routing/actions/*?',
    title: t('titles.routingActions'),
    guard: 'session',
    under: 'trackingNumbers',
    section: 'Tracking Numbers',
    load: () =>
      showList(import('./list-screen.tsx'), import('../../features/routing-actions/routing-actions.resource.ts')),
  },
  {
    path: '/service/routing/receiving/*?',
    title: t('titles.receivingNumbers'),
    guard: 'session',
    menu: 'receivingNumbers',
    section: 'Receiving Numbers',
    load: () =>
      showList(import('./list-screen.tsx'), import('../../features/receiving-numbers/receiving-numbers.resource.ts')),
  },
  {
    path: '/service/tracking-source/*?',
    title: t('titles.trackingSources'),
    guard: 'session',
    menu: 'trackingSources',
    section: 'Tracking Sources',
    load: () =>
      showList(import('./list-screen.tsx'), import('../../features/tracking-sources/tracking-sources.resource.ts')),
  },
  {
    path: '/service/routing/whitelist/*?',
    title: t('titles.whitelist'),
    guard: 'session',
    menu: 'whitelist',
    load: () => showList(import('./list-screen.tsx'), import('../../features/whitelist/whitelist.resource.ts')),
  },
  {
    path: '/service/routing/sipgateway/*?',
    title: t('titles.sipGateways'),
    guard: 'session',
    menu: 'sipGateways',
    section: 'SIP Gateways',
    load: () => showList(import('./list-screen.tsx'), import('../../features/sip-gateways/sip-gateways.resource.ts')),
  },
  {
    path: '/service/ivr/*?',
    title: t('titles.voiceMenus'),
    guard: 'session',
    menu: 'voiceMenus',
    load: () => showList(import('./list-screen.tsx'), import('../../features/voice-menus/voice-menus.resource.ts')),
  },
  {
    path: '/service/languages/*?',
    title: t('titles.languages'),
    guard: 'session',
    under: 'voiceMenus',
    load: () => showList(import('./list-screen.tsx'), import('../../features/records/languages.resource.ts')),
  },
  {
    path: '/service/system/calls/*?',
    title: t('titles.systemDialogs'),
    guard: 'session',
    menu: 'systemDialogs',
    load: () => showList(import('./list-screen.tsx'), import('../../features/dialogs/dialogs.resource.ts')),
  },
  {
    path: '/service/system/audit/*?',
    title: t('titles.systemAudits'),
    guard: 'session',
    menu: 'systemAudits',
    load: () => showList(import('./list-screen.tsx'), import('../../features/audit-logs/audit-logs.resource.ts')),
  },
  {
    path: '/service/customer/*?',
    title: t('titles.customers'),
    guard: 'session',
    menu: 'manageCustomers',
    section: 'Manage Customers',
    load: () => showList(import('./list-screen.tsx'), import('../../features/customers/customers.resource.ts')),
  },
  {
    path: '/service/billing/subscriptions/*?',
    title: t('titles.subscriptions'),
    guard: 'session',
    under: 'manageCustomers',
    section: 'Manage Billing',
    load: () => showList(import('./list-screen.tsx'), import('../../features/billing/subscriptions.resource.ts')),
  },
  {
    path: '/service/billing/transactions/*?',
    title: t('titles.transactions'),
    guard: 'session',
    menu: 'manageBillings',
    under: 'manageCustomers',
    section: 'Manage Billing',
    load: () =>
      showList(import('./list-screen.tsx'), import('../../features/billing/payment-transactions.resource.ts')),
  },
  {
    path: '/service/user/edit/:userId/keys/*?',
    title: t('titles.apiKeys'),
    guard: 'session',
    under: 'manageUsers',
    section: 'Manage Users',
    load: async () => {
      const [{ nestedScreen }, { apiKeys }] = await Promise.all([
        import('./nested-screen.tsx'),
        import('../../features/api-keys/api-keys.resource.ts'),
      ])
      return nestedScreen(apiKeys, 'userId')
    },
  },
  {
    path: '/service/user/*?',
    title: t('titles.users'),
    guard: 'session',
    menu: 'manageUsers',
    section: 'Manage Users',
    load: () => showList(import('./list-screen.tsx'), import('../../features/users/users.resource.ts')),
  },
  {
    path: '/service/user-tokens/*?',
    title: t('titles.userTokens'),
    guard: 'session',
    under: 'manageUsers',
    section: 'Manage Users',
    load: () =>
      showList(
        import('./list-screen.tsx'),
        import('../../features/verification-tokens/verification-tokens.resource.ts'),
      ),
  },
  {
    path: '/service/role/*?',
    title: t('titles.roles'),
    guard: 'session',
    menu: 'manageRoles',
    section: 'Manage Roles',
    load: () => showList(import('./list-screen.tsx'), import('../../features/roles/roles.resource.ts')),
  },
  {
    path: '/service/products/*?',
    title: t('titles.products'),
    guard: 'session',
    menu: 'manageProducts',
    load: () => showList(import('./list-screen.tsx'), import('../../features/products/products.resource.ts')),
  },
  {
    path: '/service/product-prices/*?',
    title: t('titles.productPrices'),
    guard: 'session',
    under: 'manageProducts',
    load: () => showList(import('./list-screen.tsx'), import('../../features/products/product-variations.resource.ts')),
  },
  {
    path: '/service/discounts/*?',
    title: t('titles.discounts'),
    guard: 'session',
    under: 'manageProducts',
    load: () => showList(import('./list-screen.tsx'), import('../../features/products/price-discounts.resource.ts')),
  },
  {
    path: '/service/services/*?',
    title: t('titles.services'),
    guard: 'session',
    under: 'manageProducts',
    load: () => showList(import('./list-screen.tsx'), import('../../features/products/services.resource.ts')),
  },
  {
    path: '/service/systemSettings/*?',
    title: t('titles.systemSettings'),
    guard: 'session',
    menu: 'systemSettings',
    load: () =>
      showList(import('./list-screen.tsx'), import('../../features/system-settings/system-settings.resource.ts')),
  },
  {
    path: '/service/system/service-providers/*?',
    title: t('titles.serviceProviders'),
    guard: 'session',
    under: 'systemSettings',
    load: () => showList(import('./list-screen.tsx'), import('../../features/records/service-providers.resource.ts')),
  },
  {
    path: '/service/system/documents/*?',
    title: t('titles.documents'),
    guard: 'session',
    under: 'systemSettings',
    load: () => showList(import('./list-screen.tsx'), import('../../features/records/documents.resource.ts')),
  },
  {
    path: '/service/system/maintenance/*?',
    title: t('titles.maintenance'),
    guard: 'session',
    under: 'systemSettings',
    load: () => showList(import('./list-screen.tsx'), import('../../features/records/maintenances.resource.ts')),
  },
  {
    path: '/service/system/assets/*?',
    title: t('titles.assets'),
    guard: 'session',
    under: 'systemSettings',
    load: () => showList(import('./list-screen.tsx'), import('../../features/records/assets.resource.ts')),
  },
  {
    path: '/service/system/notice-recipients/*?',
    title: t('titles.noticeRecipients'),
    guard: 'session',
    under: 'systemSettings',
    load: () => showList(import('./list-screen.tsx'), import('../../features/records/addressees.resource.ts')),
  },
  {
    path: '/service/system/ticket-observers/*?',
    title: t('titles.ticketObservers'),
    guard: 'session',
    under: 'systemSettings',
    load: () => showList(import('./list-screen.tsx'), import('../../features/records/observers.resource.ts')),
  },
  {
    path: '/service/system/live-subscriptions/*?',
    title: t('titles.liveSubscriptions'),
    guard: 'session',
    under: 'systemSettings',
    load: () => showList(import('./list-screen.tsx'), import('../../features/records/redis-subscriptions.resource.ts')),
  },
]
