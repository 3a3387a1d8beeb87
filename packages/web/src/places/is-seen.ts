import { type Access, canRead, canWrite, firstPermittedSection, menuVisibility } from '@lineboard/sdk'
import { allPlaces } from './place.ts'
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

// What belongs to one row, such as the keys of a user, is no place to begin at.
const beginnings = allPlaces.filter(({ path }) => !path.includes(':'))

/**
 * Where a person can go: the first section not denied, in the server's order, or the first that has a screen, or what the
 * menu shows everybody of that kind.
 */
export function firstScreen(access: Access): string | undefined {
  const permitted = beginnings.filter((place) => place.section !== undefined && isSeen(place, access))
  const first =
    permitted.find(({ section }) => section === firstPermittedSection(access)) ??
    permitted[0] ??
    beginnings.find((place) => place.section === undefined && place.menu !== undefined && isSeen(place, access))
  return first?.path
}
