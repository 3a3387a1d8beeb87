import { type Access, canRead, canWrite, menuVisibility } from '@lineboard/sdk'
import type { PlaceFacts } from './place-entry.ts'

/** Whether a person sees a place: as the permission for its section says, or as one of those it is there for. */
export function isSeen(
  {
    section,
    forChangers = false,
    ofOwner = false,
    visibleTo = 'everybody',
  }: Pick<PlaceFacts, 'section' | 'forChangers' | 'ofOwner' | 'visibleTo'>,
  access: Access,
): boolean {
  if (ofOwner && !access.isOwner) return false
  if (section !== undefined) return forChangers ? canWrite(access, section) : canRead(access, section)
  if (visibleTo === 'everybody') return true
  if (visibleTo === 'administrators') return access.isCustomerAdmin || access.isSuperAdmin
  return menuVisibility(access)[visibleTo]
}

/** Whether a person who sees a place may change what is there, where a section says so. */
export const isChanged = ({ section }: Pick<PlaceFacts, 'section'>, access: Access): boolean =>
  section === undefined || canWrite(access, section)

/** Whether a person administers everything, and has no account of their own to pay from. */
export const hasNoAccount = ({ isSuperAdmin }: Access): boolean => isSuperAdmin
