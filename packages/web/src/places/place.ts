import type { PlaceFacts } from './place-entry.ts'
import { type ListPlaceId, type PlaceId, places } from './places.ts'

interface Facts extends PlaceFacts {
  readonly page?: PlaceId
  readonly formOf?: ListPlaceId
  readonly movedTo?: PlaceId
}

/** A place with its name. */
export interface Place extends Facts {
  readonly id: PlaceId
}

/** What is known of each place, whatever its kind. */
export const placeFacts: Readonly<Record<PlaceId, Facts>> = places

const isPlaceId = (name: string): name is PlaceId => Object.hasOwn(places, name)

/** The places in their order. */
export const allPlaces: readonly Place[] = Object.keys(places)
  .filter(isPlaceId)
  .map((id) => ({ ...placeFacts[id], id }))

/** Whether a place lists rows, each of which can be opened over the list. */
export const isList = ({ entity }: PlaceFacts): boolean => entity !== undefined
