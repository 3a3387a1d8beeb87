import type { components } from '@lineboard/contract'
import { type PermissionName, permissionIds } from '@lineboard/contract/permission-ids'
import { type Access, accessOf, mayGiveRole, type SectionName, sectionNames } from '@lineboard/sdk'
import { type VisibleGroup, visibleMenu } from '../../places/menu.ts'
import {
  changesBetween,
  draftOf,
  type PermissionChange,
  type PermissionDraft,
  toDraft,
} from '../../shared/rights/permissions.ts'

type Visibility = components['schemas']['GuiVisibility']

/** Permissions to start from. */
export const presets = {
  all: draftOf(() => 'PERMITALL'),
  readOnly: draftOf(() => 'READONLY'),
  none: draftOf(() => 'DENY'),
  calls: draftOf((section) =>
    section === 'Call Logs' ? 'PERMITALL' : /Reports|Dashboard/.test(section) ? 'READONLY' : 'DENY',
  ),
  numbers: draftOf((section) =>
    /Numbers|Sources|Gateways/.test(section) ? 'PERMITALL' : section === 'Dashboard' ? 'READONLY' : 'DENY',
  ),
} as const satisfies Record<string, PermissionDraft>

// What the server may refuse for the sake of others goes first: nothing is half saved then.
const isDecisive = ({ section }: PermissionChange) => section === 'Manage Users' || section === 'Manage Roles'
const refusedFirst = (a: PermissionChange, b: PermissionChange) => Number(isDecisive(b)) - Number(isDecisive(a))

/** Bodies that save a draft: a row is replaced where the section has one, and added where it has none. */
export function writesFor(
  roleId: number,
  draft: PermissionDraft,
  saved: readonly Visibility[],
  sections: readonly { id: number; name: string }[],
): components['schemas']['GuiVisibilityInput'][] {
  const idOfSection = new Map(sections.map(({ id, name }) => [name, id]))
  return changesBetween(toDraft(saved), draft)
    .sort(refusedFirst)
    .flatMap(({ section, to }) => {
      const guiSectionId = idOfSection.get(section)
      if (guiSectionId === undefined) return []
      const row = saved.find((visibility) => visibility.guiSectionId === guiSectionId)
      // The row whole, as it was read: what is left out is dropped.
      const { GuiSection: _section, GuiPermission: _permission, ...columns } = row ?? {}
      return [{ ...columns, roleId, guiSectionId, guiPermissionId: permissionIds[to] }]
    })
}

const lesser: Readonly<Record<PermissionName, PermissionName>> = {
  PERMITALL: 'READONLY',
  READONLY: 'DENY',
  DENY: 'DENY',
}

/** Whether a person may give a role this permission: nobody gives what they lack. */
export const mayGivePermission = (giver: Access, section: SectionName, permission: PermissionName): boolean =>
  permission === 'DENY' || mayGiveRole(giver, [{ GuiSection: { name: section }, GuiPermission: { name: permission } }])

/** Of a draft what a person may give. */
export const withinOwnRights = (giver: Access, draft: PermissionDraft): PermissionDraft =>
  draftOf((section) => {
    let permission = draft[section]
    while (!mayGivePermission(giver, section, permission)) permission = lesser[permission]
    return permission
  })

/** A draft that gives sections in full which have to be. */
export const keeping = (draft: PermissionDraft, sections: ReadonlyMap<string, unknown>): PermissionDraft =>
  draftOf((section) => (sections.has(section) ? 'PERMITALL' : draft[section]))

/** The menu as a plain user with these permissions sees it. */
export function menuAs(draft: PermissionDraft): VisibleGroup[] {
  const visibilities = sectionNames.map((name) => ({ GuiSection: { name }, GuiPermission: { name: draft[name] } }))
  return visibleMenu(accessOf({ id: 0, DashRoleMapping: [{ principalType: 'USER' }] }, visibilities))
}
