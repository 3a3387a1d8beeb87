import { states } from './states.gen.ts'
import type { State } from './types.ts'

export type { State }

/** States and provinces of a country, by its code in lower case; none for one that has none. */
export const statesOf = (countryCode: string): readonly State[] =>
  Object.hasOwn(states, countryCode) ? (states[countryCode] ?? []) : []
