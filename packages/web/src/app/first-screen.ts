import { type Access, canRead, firstPermittedSection } from '@lineboard/sdk'
import { type AppRoute, addressOf } from './app-route.ts'
import { paths } from './paths.ts'

/**
 * Where somebody goes who may not open what everybody is led to: from the dashboard to the first screen permitted, from
 * the own user to the personal settings, which have the same fields. Undefined for all else.
 */
export function wayRound(
  path: string,
  access: Access,
  userId: number,
  routes: readonly AppRoute[],
): string | undefined {
  if (path === paths.home && !canRead(access, 'Dashboard')) return firstScreen(access, routes)
  if (path === `/service/user/edit/${userId}` && !canRead(access, 'Manage Users')) return '/service/user/account'
  return undefined
}

/** Where a person can go: the first section not denied, in the server's order, or the first that has a screen. */
export function firstScreen(access: Access, routes: readonly AppRoute[]): string | undefined {
  const permitted = routes.filter(({ section }) => section !== undefined && canRead(access, section))
  const first = permitted.find(({ section }) => section === firstPermittedSection(access)?.section) ?? permitted[0]
  return first && addressOf(first)
}
