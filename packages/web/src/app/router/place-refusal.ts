import type { Access } from '@lineboard/sdk'
import { isChanged, isSeen } from '../../places/is-seen.ts'
import { isList, type Place } from '../../places/place.ts'

/** Why a person may not open an address: not at all, or not what changes things. */
export type Refusal = 'denied' | 'read-only'

/** Parts of an address that only open something to change. Editing shows its values to everybody who may read. */
const change = /\/(add|delete)(\/|$)/

/** Why the person may not open a place at this path; undefined for who may. */
export function refusalOf(place: Place, access: Access, path: string): Refusal | undefined {
  // Lists say themselves that their rows may not be seen, in the place of the rows.
  if (!isSeen(place, access)) {
    if (isList(place)) return undefined
    return isSeen({ ...place, forChangers: false }, access) ? 'read-only' : 'denied'
  }
  return change.test(path) && !isChanged(place, access) ? 'read-only' : undefined
}
