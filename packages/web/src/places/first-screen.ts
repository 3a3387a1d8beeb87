import { type Access, firstPermittedSection } from '@lineboard/sdk'
import { isSeen } from './is-seen.ts'
import { allPlaces } from './place.ts'

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
