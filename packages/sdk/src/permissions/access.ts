import { isSuperAdmin as isSuperAdminOfContract, OWNER_ID } from '@lineboard/contract/owner'
import { accessById, accessByName } from '@lineboard/contract/permission-ids'
import type { Means, SectionAccess, SectionName } from '@lineboard/contract/permissions'
import { GuiSectionName } from '@lineboard/contract/sections'

export type { SectionAccess, SectionName } from '@lineboard/contract/permissions'

/** What a user may see and do, worked out once from the user and the visibilities of the user's role. */
export interface Access {
  userId: number
  /** Customer the user belongs to; 0 where the server does not say. */
  customerId: number
  /** How the user is known: signed in, through somebody who acts as the user, or by an API key. */
  means: Means
  isSuperAdmin: boolean
  /** Administers a customer: principal type other than USER, and not the super administrator. */
  isCustomerAdmin: boolean
  /** Belongs to customer 1, the owner of the installation. */
  isOwner: boolean
  /** Principal type of the user's first role: USER, ADMIN or others. USER without a role. */
  principalType: string
  /** Permission by section name, in the order the server gives; a section that is missing is denied. */
  sections: Readonly<Record<string, SectionAccess>>
}

/** What is read of a user. */
export interface AccessUser {
  id: number
  customerId?: number | undefined
  /** Flag of the user's permissions, where the server sends it. */
  isSuperAdmin?: boolean | undefined
  DashRoleMapping?: readonly { principalType?: string | undefined }[] | undefined
}

/** What is read of a visibility: names where they are embedded, otherwise the permission's id. */
export interface AccessVisibility {
  GuiSection?: { name: string } | undefined
  GuiPermission?: { name: string } | undefined
  guiPermissionId?: number | undefined
}

const permissionOf = ({ GuiPermission, guiPermissionId }: AccessVisibility): SectionAccess =>
  GuiPermission ? accessByName(GuiPermission.name) : accessById(guiPermissionId)

/** Whether the user is the super administrator: user 1, or one with the flag. */
export const isSuperAdmin: (user: AccessUser) => boolean = isSuperAdminOfContract

/** Principal type of the user's first role; USER, which may least, without one. */
export const principalTypeOf = (user: AccessUser): string => user.DashRoleMapping?.[0]?.principalType ?? 'USER'

/** Whether the user administers a customer: principal type other than USER, and not the super administrator. */
export const isCustomerAdmin = (user: AccessUser): boolean => principalTypeOf(user) !== 'USER' && !isSuperAdmin(user)

/** What the user may see and do, from the user and the visibilities of the user's role; `means` is how the user is known. */
export function accessOf(
  user: AccessUser,
  guiVisibilities: readonly AccessVisibility[],
  means: Means = 'session',
): Access {
  const sections: Record<string, SectionAccess> = {}
  for (const visibility of guiVisibilities) {
    if (visibility.GuiSection) sections[visibility.GuiSection.name] ??= permissionOf(visibility)
  }
  return {
    userId: user.id,
    customerId: user.customerId ?? 0,
    means,
    isSuperAdmin: isSuperAdmin(user),
    isCustomerAdmin: isCustomerAdmin(user),
    isOwner: isSuperAdmin(user) || user.customerId === OWNER_ID,
    principalType: principalTypeOf(user),
    sections,
  }
}

/** What the user may do in a section. The super administrator may do everything; a section without a permission is denied. */
export function sectionAccess(access: Access, section: string): SectionAccess {
  if (access.isSuperAdmin) return 'all'
  return Object.hasOwn(access.sections, section) ? (access.sections[section] ?? 'deny') : 'deny'
}

/** Whether the user may look at a section. */
export const canRead = (access: Access, section: string): boolean => sectionAccess(access, section) !== 'deny'

/** Whether the user may change things in a section. */
export const canWrite = (access: Access, section: string): boolean => sectionAccess(access, section) === 'all'

/** Every section that permissions are given for, in the order of the contract. */
export const sectionNames: readonly SectionName[] = GuiSectionName

/** Whether a server's section is one of those. */
export const isSection = (name: string): name is SectionName => sectionNames.some((section) => section === name)
