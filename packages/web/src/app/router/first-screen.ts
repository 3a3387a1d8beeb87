import { type Access, canRead, firstPermittedSection } from '@lineboard/sdk'
import { hrefOf, rowHref } from '../../places/href.ts'
import { isSeen } from '../../places/is-seen.ts'
import { allPlaces } from '../../places/place.ts'

/** Screens of the own account, which the super administrator has none of. */
const ownAccount = [hrefOf('billingProfile'), hrefOf('billingSettings')]

/**
 * Where somebody goes who may not open what everybody is led to: from the dashboard to the first screen permitted, from
 * the own user to the personal settings, which have the same fields, and the super administrator from the own account
 * to the dashboard. Undefined for all else.
 */
export function redirectFor(path: string, access: Access, userId: number): string | undefined {
  if (path === hrefOf('dashboard') && !canRead(access, 'Dashboard')) return firstScreen(access)
  const isOwnUser = path === rowHref('users', { action: 'edit', id: userId })
  if (isOwnUser && !canRead(access, 'Manage Users')) return hrefOf('settings')
  if (access.isSuperAdmin && ownAccount.includes(path)) return hrefOf('dashboard')
  return undefined
}

// What belongs to one row, such as the keys of a user, is no place to begin at.
const beginnings = allPlaces.filter(({ path }) => !path.includes(':'))

/**
 * Where a person can go: the first section not denied, in the server's order, or the first that has a screen, or what the
 * menu shows everybody of that kind.
 */
export function firstScreen(access: Access): string | undefined {
  const permitted = beginnings.filter(({ section }) => section !== undefined && canRead(access, section))
  const first =
    permitted.find(({ section }) => section === firstPermittedSection(access)) ??
    permitted[0] ??
    beginnings.find((place) => place.section === undefined && place.menu !== undefined && isSeen(place, access))
  return first?.path
}
