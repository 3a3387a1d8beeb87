import { createContext, useContext } from 'react'

/** The rows that stand before and after the one that is open, as the list has them on its page. */
export interface Neighbours {
  before: readonly object[]
  after: readonly object[]
  /** Shows another row in the place of this one. */
  open: (row: object) => void
}

const none: Neighbours = { before: [], after: [], open: () => undefined }

const NeighboursContext = createContext(none)

export const NeighboursProvider = NeighboursContext.Provider

/** What stands around the row whose details are shown; nothing where there is no list around. */
export const useNeighbours = (): Neighbours => useContext(NeighboursContext)
