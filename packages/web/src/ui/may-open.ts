import { createContext, useContext } from 'react'

/** Whether an address leads to a screen that this person may see. */
export type MayOpen = (address: string) => boolean

const MayOpenContext = createContext<MayOpen>(() => false)

/** Tells everything below which screens this person may open; only the app knows them all. */
export const MayOpenProvider = MayOpenContext.Provider

/** Tells which addresses this person may open. */
export const useMayOpen = (): MayOpen => useContext(MayOpenContext)
