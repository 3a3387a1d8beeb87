import type { Lie } from '../lying-proxy.ts'

/** A lie, what the check says it is about, and the shortest request that shows it: `*` for any number, `field` for a field's name. */
export interface PlantedLie {
  name: string
  about: string
  request: string
  lie: () => Lie
}

const list = '/TrackingSources?filter='

/** A request of the list that is tried. */
export const filterOf = (text: string) => `GET ${list}${text}`
