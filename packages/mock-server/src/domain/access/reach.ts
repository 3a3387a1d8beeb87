import { accessById } from '@lineboard/contract/permission-ids'
import { losesOwn, mayGive, mayLookAfter, type Rights } from '@lineboard/contract/permissions'
import { forbidden, unprocessable } from '../../ground/errors.ts'
import type { AnyRow } from '../../store/rows/internal-rows.ts'
import type { Store } from '../../store/rows/types.ts'
import type { Principal } from './principal.ts'
import { rightsOf, sectionsOf } from './rights-of.ts'

/** Who changes what, on which rows. */
interface Hand {
  principal: Principal
  store: Store
}

/** Field that says whose account, key, token or role assignment a row is. */
const holders: Readonly<Record<string, string>> = {
  DashUser: 'id',
  ApiKey: 'userId',
  VerificationToken: 'userId',
  DashRoleMapping: 'principalId',
}

/** Field that says which role a row is about. */
const roles: Readonly<Record<string, string>> = { DashRole: 'id', GuiVisibility: 'roleId', DashRoleMapping: 'roleId' }

const MORE = 'That is beyond your own rights: ask somebody who has as many.'

/** Throws a 403 for the account of somebody with more rights than one's own. */
export function refuseMorePowerfulUser({ principal, store }: Hand, userId: number): void {
  const user = store.table('DashUser').get(userId)
  if (!user || userId === principal.userId) return
  if (!mayLookAfter(principal, rightsOf(store, user))) throw forbidden(MORE)
}

/** Throws a 403 for a role that gives, or whose holders have, more than one's own rights. */
function refuseRole({ principal, store }: Hand, roleId: number, principalType = 'USER'): void {
  if (!mayGive(principal, { principalType, sections: sectionsOf(store, roleId) })) throw forbidden(MORE)
}

function refuseHolders(hand: Hand, roleId: number): void {
  for (const { principalId } of hand.store.table('DashRoleMapping').by('roleId', roleId))
    refuseMorePowerfulUser(hand, principalId)
}

function refuseGrant({ principal, store }: Hand, row: AnyRow): void {
  const section = store.table('GuiSection').get(Number(row.guiSectionId))?.name ?? ''
  const sections = new Map([[section, accessById(Number(row.guiPermissionId))]])
  if (!mayGive(principal, { principalType: 'USER', sections })) throw forbidden(MORE)
}

const numberIn = (row: AnyRow, field: string | undefined) => (field === undefined ? undefined : Number(row[field]))

/**
 * Throws a 403 where a row is about an account, key, token, role or role assignment that is, or gives, more than who
 * changes it may do. The one rule for every call that changes such a row: `row` as it is to be, or as it was.
 */
export function refuseBeyondOwnRights(hand: Hand, model: string, row: AnyRow): void {
  // Signing up and mailed tokens are nobody's doing.
  if (hand.principal.userId === 0 || hand.principal.isSuperAdmin) return
  const userId = numberIn(row, holders[model])
  if (userId !== undefined) refuseMorePowerfulUser(hand, userId)
  const roleId = numberIn(row, roles[model])
  if (roleId === undefined) return
  refuseRole(hand, roleId, model === 'DashRoleMapping' ? String(row.principalType) : undefined)
  if (model !== 'DashRoleMapping') refuseHolders(hand, roleId)
  if (model === 'GuiVisibility') refuseGrant(hand, row)
}

/** What must not be done to oneself: it would take a person's own rights, who could not take them back. */
export function refuseLosingOwnRights({ principal, store }: Hand, field: string, value: unknown, after: Rights): void {
  const user = store.table('DashUser').get(principal.userId)
  if (!user || !losesOwn(rightsOf(store, user), after)) return
  const message = "would take rights of your own: ask somebody else, as you couldn't take it back"
  throw unprocessable('DashRoleMapping', [{ field, code: 'ownRights', message, value }])
}
