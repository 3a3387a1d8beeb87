import type { Access } from '@lineboard/sdk'
import { isSeen } from '../../places/is-seen.ts'
import { allPlaces, type Place } from '../../places/place.ts'

/** Entry of the menu whose screens stand together. */
const areaId = ({ menu, under = menu }: Place) => under

/** The places of the same area that a person sees, in their order. One with a parameter has no address of its own. */
export function areaOf(place: Place, access: Access): Place[] {
  const id = areaId(place)
  if (id === undefined) return []
  return allPlaces.filter((each) => areaId(each) === id && !each.path.includes(':') && isSeen(each, access))
}
