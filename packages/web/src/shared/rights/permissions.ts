import type { components } from '@lineboard/contract'
import { accessById, type PermissionName, permissionGiving } from '@lineboard/contract/permission-ids'
import { type Access, type AccessVisibility, accessOf, type SectionName, sectionNames } from '@lineboard/sdk'
import { api } from '../../data/client.ts'

/** The permission of each section: what a role gives, or is to give. */
export type PermissionDraft = Record<SectionName, PermissionName>

type Visibility = components['schemas']['GuiVisibility']

/** A draft that says of each section what it is given. */
export function draftOf(permission: (section: SectionName) => PermissionName): PermissionDraft {
  const draft = Object.fromEntries(sectionNames.map((name) => [name, permission(name)]))
  // Entries made from a list have lost their names, and the list has every section.
  return draft as PermissionDraft
}

/** The permissions a role has; a section it has none for is denied. */
export function toDraft(visibilities: readonly Visibility[]): PermissionDraft {
  const known = new Map(visibilities.map(({ GuiSection, guiPermissionId }) => [GuiSection?.name, guiPermissionId]))
  return draftOf((section) => permissionGiving[accessById(known.get(section))])
}

/** A permission that was changed. */
export interface PermissionChange {
  section: SectionName
  from: PermissionName
  to: PermissionName
}

/** What differs between two drafts, by section. */
export const changesBetween = (saved: PermissionDraft, draft: PermissionDraft): PermissionChange[] =>
  sectionNames.flatMap((section) =>
    saved[section] === draft[section] ? [] : [{ section, from: saved[section], to: draft[section] }],
  )

type DashUser = components['schemas']['DashUser']

/** What a user may do with a role of these visibilities in the place of the one there is, as the same kind of user; undefined for no role. */
export function rightsWith(user: DashUser, guiVisibilities: readonly AccessVisibility[] | undefined): Access {
  const principalType = user.DashRoleMapping?.[0]?.principalType
  const held = guiVisibilities && [{ principalType }]
  return accessOf({ ...user, DashRoleMapping: held }, guiVisibilities ?? [])
}

interface Wanted {
  roleId: number | null
  /** USER for plain staff, ADMIN for administrators, or what other programs know. @default what the user is */
  principalType?: string
}

/** Gives a user a role, as a kind of user; takes it away where none is wanted. Nothing is sent that is so already. */
export async function saveRole(userId: number, { roleId, principalType }: Wanted): Promise<void> {
  const { DashRoleMapping: [mapping] = [] } = await api().DashUser.findById({ id: userId })
  if (roleId === null) {
    if (mapping) await api().DashUser.deleteRoleMapping({ id: userId })
    return
  }
  const given =
    mapping?.roleId === roleId ? mapping : await api().DashUser.setRole({ id: userId, body: { role_id: roleId } })
  const kind = principalType ?? mapping?.principalType
  // Servers may make whoever gets a role a plain user.
  if (kind !== undefined && given.principalType !== kind) {
    await api().DashRoleMapping.patchById({ id: given.id, body: { principalType: kind } })
  }
}
