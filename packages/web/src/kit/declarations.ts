import type { ListPlaceId } from '../places/places.ts'
import type { Resource } from './define-resource.ts'

type Find = (place: ListPlaceId) => Promise<Resource>

let find: Find | undefined

/** Says where declarations are found by their place: the app alone knows all features. */
export function initDeclarations(source: Find): void {
  find = source
}

/** How the rows of a place are listed and typed in. */
export async function declarationOf(place: ListPlaceId): Promise<Resource> {
  if (!find) throw new Error('declarationOf() was used before initDeclarations()')
  return find(place)
}
