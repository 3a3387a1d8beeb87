import type { Resource } from '../resource/define-resource.ts'
import { t } from './app.messages.ts'
import type { AppRoute, LoadedScreen } from './app-route.ts'

type ListScreen = typeof import('./list-screen.tsx')

/** The screen of a resource, once the table's code and the declaration have both come. */
async function showList(table: Promise<ListScreen>, declaration: Promise<Resource>): Promise<LoadedScreen> {
  const [{ listScreen }, resource] = await Promise.all([table, declaration])
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
    load: () =>
      showList(
        import('./list-screen.tsx'),
        import('../features/call-logs/call-logs.resource.ts').then((module) => module.callLogs),
      ),
  },
  {
    path: '/service/tracking-number/*?',
    title: t('titles.trackingNumbers'),
    guard: 'session',
    menu: 'trackingNumbers',
    section: 'Tracking Numbers',
    load: () =>
      showList(
        import('./list-screen.tsx'),
        import('../features/tracking-numbers/tracking-numbers.resource.ts').then((module) => module.trackingNumbers),
      ),
  },
  {
    path: '/service/customer/*?',
    title: t('titles.customers'),
    guard: 'session',
    menu: 'manageCustomers',
    section: 'Manage Customers',
    load: () =>
      showList(
        import('./list-screen.tsx'),
        import('../features/customers/customers.resource.ts').then((module) => module.customers),
      ),
  },
]
