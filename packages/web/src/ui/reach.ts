import { createContext, useContext } from 'react'

/** Whether an address leads to a screen that this person may see. */
export type Reaches = (address: string) => boolean

const ReachContext = createContext<Reaches>(() => false)

/** Tells everything below where this person gets; only the app knows all screens. */
export const ReachProvider = ReachContext.Provider

/** Where this person gets. */
export const useReach = (): Reaches => useContext(ReachContext)
