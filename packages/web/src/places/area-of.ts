import type { Access, MenuItemId } from '@lineboard/sdk'
import { entryOf } from './entry-of.ts'
import { isSeen } from './is-seen.ts'
import { allPlaces, type Place } from './place.ts'

/** The places of an entry's area that a person sees, in their order. One with a parameter has no address of its own. */
export const areaOfEntry = (id: MenuItemId, access: Access): Place[] =>
  allPlaces.filter((each) => entryOf(each, access) === id && !each.path.includes(':') && isSeen(each, access))

/** The places of the same area that a person sees. */
export function areaOf(place: Place, access: Access): Place[] {
  const id = entryOf(place, access)
  return id === undefined ? [] : areaOfEntry(id, access)
}
