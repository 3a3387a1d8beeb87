import { type Access, canWrite } from '@lineboard/sdk'
import { isSeen } from '../../places/is-seen.ts'
import { isList, type Place } from '../../places/place.ts'

/** Why a person may not open an address: not at all, or not what changes things. */
export type Refusal = 'denied' | 'read-only'

/** Parts of an address that only open something to change. Editing shows its values to everybody who may read. */
const change = /\/(add|delete|setup)(\/|$)/

/** Why the person may not open a place at this path; undefined for who may. */
export function refusalOf(place: Place, access: Access, path: string): Refusal | undefined {
  const { section } = place
  // Lists say themselves that their rows may not be seen, in the place of the rows.
  if (!isSeen(place, access)) return isList(place) ? undefined : 'denied'
  return section && change.test(path) && !canWrite(access, section) ? 'read-only' : undefined
}
