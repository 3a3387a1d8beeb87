import type { Permission, Principal } from '../access/principal.ts'
import type { Row } from '../store/models.ts'
import type { Store } from '../store/types.ts'
import { liveToken } from './tokens.ts'

const permissions: Readonly<Record<number, Permission>> = { 1: 'deny', 2: 'readonly', 3: 'all' }

function sectionsOf(store: Store, roleId: number | undefined): Map<string, Permission> {
  if (roleId === undefined) return new Map()
  const sections = store.table('GuiSection')
  return new Map(
    store
      .table('GuiVisibility')
      .by('roleId', roleId)
      .map(({ guiSectionId, guiPermissionId }) => [
        sections.get(guiSectionId)?.name ?? '',
        permissions[guiPermissionId] ?? 'deny',
      ]),
  )
}

/** Whether a user is a super administrator: user 1, or flagged as one. */
function isSuperAdmin(user: Row<'DashUser'>): boolean {
  return user.id === 1 || user.isSuperAdmin === true
}

/** A user as who asks, with type and permissions of the first role. */
function principalOf(store: Store, user: Row<'DashUser'>): Principal {
  const mapping = store.table('DashRoleMapping').by('principalId', user.id)[0]
  return {
    userId: user.id,
    customerId: user.customerId,
    principalType: mapping?.principalType ?? 'USER',
    isSuperAdmin: isSuperAdmin(user),
    ...(mapping && { roleId: mapping.roleId }),
    sections: sectionsOf(store, mapping?.roleId),
  }
}

/** Who an API key acts for, or undefined when it is unknown, revoked, or its user is gone. */
export function findKeyOwner(store: Store, apikey: string | undefined): Principal | undefined {
  const key = apikey ? store.table('ApiKey').by('apikey', apikey)[0] : undefined
  const user = key && store.table('DashUser').get(key.userId)
  return user && { ...principalOf(store, user), apiKeyId: key.id }
}

/** Who a token or an API key stands for, or undefined when it is unknown, has ended, or its user is gone. */
export function findPrincipal(store: Store, now: Date, tokenId: string | undefined): Principal | undefined {
  const token = liveToken(store, now, tokenId)
  if (!token) return findKeyOwner(store, tokenId)
  const user = store.table('DashUser').get(token.userId)
  if (!user) return undefined
  return {
    ...principalOf(store, user),
    tokenId: token.id,
    ...(token.createdBy !== undefined && { impersonatedBy: token.createdBy }),
  }
}
