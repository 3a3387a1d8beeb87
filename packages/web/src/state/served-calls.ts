let served = (_operation: string): boolean => true
let counted = (_operation: string): boolean => false

/** Says which calls the core API serves, where its fit says so, and which reports are counted from rows instead: what is neither is offered to nobody. */
export function setServed(isOne: (operation: string) => boolean, isCountedOne = counted): void {
  served = isOne
  counted = isCountedOne
}

/** Whether the core API serves a call. */
export const isServed = (operation: string): boolean => served(operation)

/** Whether a report that it does not serve is counted from the rows of calls. */
export const isCounted = (operation: string): boolean => counted(operation)
