import { isSuperAdmin } from '@lineboard/contract/owner'
import type { Rights, SectionAccess } from '@lineboard/contract/permissions'
import type { Row } from '../store/models.ts'
import type { Store } from '../store/types.ts'

const permissions: Readonly<Record<number, SectionAccess>> = { 1: 'deny', 2: 'readonly', 3: 'all' }

/** What the id of a permission means; anything unknown denies. */
export const accessOf = (guiPermissionId: number): SectionAccess => permissions[guiPermissionId] ?? 'deny'

/** Permission by section name that a role gives. */
export function sectionsOf(store: Store, roleId: number | undefined): Map<string, SectionAccess> {
  if (roleId === undefined) return new Map()
  const sections = store.table('GuiSection')
  return new Map(
    store
      .table('GuiVisibility')
      .by('roleId', roleId)
      .map(({ guiSectionId, guiPermissionId }) => [sections.get(guiSectionId)?.name ?? '', accessOf(guiPermissionId)]),
  )
}

/** The role assignment that counts: a user's first. */
export const firstMapping = (store: Store, userId: number): Row<'DashRoleMapping'> | undefined =>
  store.table('DashRoleMapping').by('principalId', userId)[0]

/** What a user may do, by type and permissions of the first role, or of another one given in its place. */
export function rightsOf(
  store: Store,
  user: Row<'DashUser'>,
  mapping: Pick<Row<'DashRoleMapping'>, 'principalType' | 'roleId'> | undefined = firstMapping(store, user.id),
): Rights {
  return {
    customerId: user.customerId,
    principalType: mapping?.principalType ?? 'USER',
    isSuperAdmin: isSuperAdmin(user),
    sections: sectionsOf(store, mapping?.roleId),
  }
}
