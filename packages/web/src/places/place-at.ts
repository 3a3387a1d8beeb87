import { parse } from 'regexparam'
import { withoutBase } from '../browser/address.ts'
import type { PathParams } from './href.ts'
import { parseRowRoute } from './href.ts'
import { allPlaces, isList, type Place } from './place.ts'

/** Pattern of the addresses that a place is shown at. */
export const patternOf = (place: Pick<Place, 'path' | 'entity'>): string =>
  isList(place) ? `${place.path}/*?` : place.path

const patterns = allPlaces.map((place) => ({ place, ...parse(patternOf(place)) }))

/** An address of the app, or the browser's, without query and fragment. */
const pathnameOf = (address: string): string => withoutBase(address).replace(/[?#].*$/, '')

/** A place, and what stands for the `:name` parts of its address. */
export interface PlaceMatch {
  place: Place
  params: PathParams
}

/** The place at an address; undefined where there is none, and where a list knows nothing of what follows its own. */
export function matchPlace(address: string): PlaceMatch | undefined {
  const path = pathnameOf(address)
  for (const { place, pattern, keys } of patterns) {
    const values = pattern.exec(path)?.slice(1)
    const rest = isList(place) ? values?.at(-1) : undefined
    if (values && (!rest || parseRowRoute(rest)))
      return { place, params: Object.fromEntries(keys.map((key, at) => [key, values[at]])) }
  }
  return undefined
}

/** The place at an address. */
export const placeAt = (address: string): Place | undefined => matchPlace(address)?.place
