import { createContext } from 'react'

/** Why a row stands that would not be there, or not at this place, if the list were asked for now; gone: by somebody else's doing. */
export type Stay = 'filter' | 'order' | 'gone'

/** The same with rows that others have taken out of the list. */
export const withGone = (stays: ReadonlyMap<number, Stay>, gone: ReadonlySet<number>): ReadonlyMap<number, Stay> =>
  gone.size === 0 ? stays : new Map([...stays, ...[...gone].map((id) => [id, 'gone'] as const)])

/** Rows of the list that only stay, by id. */
export const StaysContext = createContext<ReadonlyMap<number, Stay>>(new Map())
