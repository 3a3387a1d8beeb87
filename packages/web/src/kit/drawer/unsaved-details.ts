import { createContext, useContext, useLayoutEffect } from 'react'

/** Says that something in the details of a row would be lost by closing them, until the function it answers is called. */
type Hold = () => () => void

const HoldContext = createContext<Hold>(() => () => undefined)

export const HoldProvider = HoldContext.Provider

/** While `isUnsaved`, closing the details of the row asks first: something was typed, or is still being sent. */
export function useUnsavedDetails(isUnsaved: boolean): void {
  const hold = useContext(HoldContext)
  // With the typing itself: what closes the details comes next, and must find that there is something to lose.
  useLayoutEffect(() => (isUnsaved ? hold() : undefined), [isUnsaved, hold])
}
