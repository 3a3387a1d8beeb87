let served = (_operation: string): boolean => true

/** Says which calls the core API serves, where its fit says so: what it does not serve is offered to nobody. */
export function setServed(isOne: (operation: string) => boolean): void {
  served = isOne
}

/** Whether the core API serves a call. */
export const isServed = (operation: string): boolean => served(operation)
