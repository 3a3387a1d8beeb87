import { allPlaces } from '../../places/place.ts'
import type { PlaceId } from '../../places/places.ts'
import { titleOf } from '../../places/title-of.ts'

/** What the tab of a route is called. */
export const tabTitle = (path: string): string => {
  const place = allPlaces.find((each) => each.path === path)
  return place ? titleOf(place.id) : path
}

/** The title of the present screen in the top bar: without slashes, in capitals. */
export const barTitle = (id: PlaceId): string => titleOf(id).replaceAll('/', '').toUpperCase()
