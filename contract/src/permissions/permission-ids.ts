import type { components } from '../generated/schema.gen.ts'
import type { SectionAccess } from './rights.ts'

/** What a permission is called on the wire. */
export type PermissionName = components['schemas']['GuiPermissionName']

/** Id of each permission: `guiPermissionId` of a visibility. */
export const permissionIds = { DENY: 1, READONLY: 2, PERMITALL: 3 } as const satisfies Record<PermissionName, number>

/** The permission that gives so much. */
export const permissionGiving = {
  deny: 'DENY',
  readonly: 'READONLY',
  all: 'PERMITALL',
} as const satisfies Record<SectionAccess, PermissionName>

const accesses = ['deny', 'readonly', 'all'] as const satisfies readonly SectionAccess[]

/** What a permission gives, by its name; anything unknown denies. */
export const accessByName = (name: string): SectionAccess =>
  accesses.find((access) => permissionGiving[access] === name) ?? 'deny'

/** What a permission gives, by its id; anything unknown denies. */
export const accessById = (id: number | undefined): SectionAccess =>
  accesses.find((access) => permissionIds[permissionGiving[access]] === id) ?? 'deny'
