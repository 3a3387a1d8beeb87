import { allPlaces } from '../../src/places/place.ts'

/** Names of the menu entries that have a screen. */
export const menuScreens: ReadonlySet<string> = new Set(allPlaces.flatMap(({ menu }) => menu ?? []))
