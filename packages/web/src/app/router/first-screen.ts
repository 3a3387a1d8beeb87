import { type Access, canRead, firstPermittedSection, menuVisibility } from '@lineboard/sdk'
import { type AppRoute, addressOf } from './app-route.ts'
import { paths } from './paths.ts'

/** Screens of the own account, which the super administrator has none of. */
const accountPaths = ['/service/billing', '/service/billing/settings']

/**
 * Where somebody goes who may not open what everybody is led to: from the dashboard to the first screen permitted, from
 * the own user to the personal settings, which have the same fields, and the super administrator from the own account
 * to the dashboard. Undefined for all else.
 */
export function redirectFor(
  path: string,
  access: Access,
  userId: number,
  routes: readonly AppRoute[],
): string | undefined {
  if (path === paths.home && !canRead(access, 'Dashboard')) return firstScreen(access, routes)
  if (path === `/service/user/edit/${userId}` && !canRead(access, 'Manage Users')) return '/service/user/account'
  if (access.isSuperAdmin && accountPaths.includes(path)) return paths.home
  return undefined
}

/**
 * Where a person can go: the first section not denied, in the server's order, or the first that has a screen, or what the
 * menu shows everybody of that kind.
 */
export function firstScreen(access: Access, routes: readonly AppRoute[]): string | undefined {
  // What belongs to one row, such as the keys of a user, is no place to begin at.
  const places = routes.filter(({ path }) => !path.includes(':'))
  const permitted = places.filter(({ section }) => section !== undefined && canRead(access, section))
  const inMenu = menuVisibility(access)
  const first =
    permitted.find(({ section }) => section === firstPermittedSection(access)?.section) ??
    permitted[0] ??
    places.find(({ section, menu }) => section === undefined && menu !== undefined && inMenu[menu])
  return first && addressOf(first)
}
