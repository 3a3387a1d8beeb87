import { isSuperAdmin } from '@lineboard/contract/owner'
import { accessById } from '@lineboard/contract/permission-ids'
import type { Rights, SectionAccess } from '@lineboard/contract/permissions'
import type { Row } from '../../store/rows/internal-rows.ts'
import type { Store } from '../../store/rows/types.ts'

/** Permission by section name that a role gives. */
export function sectionsOf(store: Store, roleId: number | undefined): Map<string, SectionAccess> {
  if (roleId === undefined) return new Map()
  const sections = store.table('GuiSection')
  return new Map(
    store
      .table('GuiVisibility')
      .by('roleId', roleId)
      .map(({ guiSectionId, guiPermissionId }) => [
        sections.get(guiSectionId)?.name ?? '',
        accessById(guiPermissionId),
      ]),
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
