import { createContext, useContext } from 'react'

/** Where an address leads. */
export interface Place {
  title: string
  /** Whether this person may see it. */
  isSeen: boolean
}

const ReachContext = createContext<(address: string) => Place | undefined>(() => undefined)

/** Tells everything below where addresses lead; only the app knows all of them. */
export const ReachProvider = ReachContext.Provider

/** The screen at an address; undefined where there is none. */
export const usePlace = (address: string): Place | undefined => useContext(ReachContext)(address)
