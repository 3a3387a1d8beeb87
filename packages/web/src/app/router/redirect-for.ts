import type { Access } from '@lineboard/sdk'
import { hrefOf, rowHref } from '../../places/href.ts'
import { firstScreen, isSeen } from '../../places/is-seen.ts'
import { allPlaces, placeFacts } from '../../places/place.ts'

/** Screens of the own account, which not everybody has: its lists have everybody's rows. */
export const ownAccount: readonly string[] = allPlaces
  .filter(
    ({ menu, parentMenu = menu, entity }) => parentMenu === placeFacts.billingProfile.menu && entity === undefined,
  )
  .map(({ path }) => path)

/**
 * Where somebody goes who may not open what everybody is led to: from the dashboard to the first screen permitted, from
 * the own user to the personal settings, which have the same fields, and who has no account of their own from there
 * to the dashboard. Undefined for all else.
 */
export function redirectFor(path: string, access: Access, userId: number): string | undefined {
  if (path === hrefOf('dashboard') && !isSeen(placeFacts.dashboard, access)) return firstScreen(access)
  const isOwnUser = path === rowHref('users', { action: 'edit', id: userId })
  if (isOwnUser && !isSeen(placeFacts.users, access)) return hrefOf('settings')
  if (ownAccount.includes(path) && !isSeen(placeFacts.billingProfile, access)) return hrefOf('dashboard')
  return undefined
}
