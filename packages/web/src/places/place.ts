import type { PlaceFacts, PlaceGuard } from './place-entry.ts'
import { type ListPlaceId, type PlaceId, places, type RowPlaceId } from './places.ts'

interface Facts extends PlaceFacts {
  readonly page?: PlaceId
  readonly formOf?: ListPlaceId
  readonly redirectTo?: PlaceId
}

/** A place with its name. */
export interface Place extends Facts {
  readonly id: PlaceId
  readonly guard: PlaceGuard
}

/** What is known of each place, whatever its kind. */
export const placeFacts: Readonly<Record<PlaceId, Facts>> = places

const isPlaceId = (name: string): name is PlaceId => Object.hasOwn(places, name)

const placeIds: readonly PlaceId[] = Object.keys(places).filter(isPlaceId)

/** The places in their order. */
export const allPlaces: readonly Place[] = placeIds.map((id) => ({ guard: 'session', ...placeFacts[id], id }))

/** Whether a place lists rows, each of which can be opened over the list. */
export const isList = ({ entity }: PlaceFacts): boolean => entity !== undefined

/** Whether it is a place that lists rows. */
export const isListPlace = (id: PlaceId): id is ListPlaceId => isList(placeFacts[id])

const isRowPlace = (id: PlaceId): id is RowPlaceId => isList(placeFacts[id]) && !placeFacts[id].path.includes(':')

const rowPlaces: readonly RowPlaceId[] = placeIds.filter(isRowPlace)

/** Places at which every row of their entity is found. */
const wholePlaces = rowPlaces.filter((id) => !placeFacts[id].isPart)

/** The list of an entity's rows; undefined where there is none at an address of its own. */
export const placeOfEntity = (entity: string): RowPlaceId | undefined =>
  wholePlaces.find((id) => placeFacts[id].entity === entity)

/** The list of the rows that a kind of asset stands for; undefined for what is only named, such as a device. */
export const placeOfAsset = (kind: string): RowPlaceId | undefined =>
  wholePlaces.find((id) => placeFacts[id].asset === kind)

/** The list at an address, given by what follows its first folder, such as `routing/blacklist`. */
export const placeOfPath = (path: string): RowPlaceId | undefined => rowPlaces.find((id) => shortPath(id) === path)

/** What follows the first folder of a list's address: what the list remembers is kept under it. */
export const shortPath = (id: PlaceId): string => placeFacts[id].path.replace(/^\/\w+\//, '')

/** Where a place leads: itself, or where it stands now. */
export const arrival = ({ redirectTo, ...place }: Place): PlaceFacts => (redirectTo ? placeFacts[redirectTo] : place)

const kebab = (id: string) => id.replace(/[A-Z]|\d+/g, (part) => `-${part.toLowerCase()}`)

/**
 * Name of the file that holds what a place shows, in the folder of whichever feature: the declaration of a list, or a
 * page. Undefined for a place that leads on to another.
 */
export function screenFile(id: PlaceId): string | undefined {
  const { page = id, redirectTo } = placeFacts[id]
  if (redirectTo) return undefined
  return isList(placeFacts[id]) ? `${kebab(id)}.resource.ts` : `${kebab(page)}-page.tsx`
}
