import type { components } from '@lineboard/contract'
import { accessById, type PermissionName, permissionGiving } from '@lineboard/contract/permission-ids'
import { type SectionName, sectionNames } from '@lineboard/sdk'

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
