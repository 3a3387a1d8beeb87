/** Something that goes wrong on purpose. */
export interface Fault {
  /** Operation it strikes, such as `Customer.find`, or `*` for all. */
  operation: string
  /**
   * status: answers `status` with an error body (or `body`); malformed: JSON cut in half; cut: the connection breaks;
   * hang: never answers; latency: answers after `delayMs`.
   */
  kind: 'status' | 'malformed' | 'cut' | 'hang' | 'latency'
  /** Status to answer. @default 500 */
  status?: number
  /** Body to answer instead of an error in LoopBack's form. */
  body?: unknown
  /** Text of the error. */
  message?: string
  /** Milliseconds to wait first. */
  delayMs?: number
  /** How many requests it strikes before it is used up; none means every one. */
  count?: number
  /** How likely it strikes, from 0 to 1. @default 1 */
  probability?: number
}

/** A fault as it is kept. */
export interface KeptFault extends Fault {
  id: number
  /** How often it has struck. */
  struck: number
}

/** Faults waiting to strike, oldest first. */
export interface Faults {
  add(fault: Fault): KeptFault
  /** Faults that strike this request; counts them down. */
  strike(operationId: string): KeptFault[]
  list(): readonly KeptFault[]
  /** Takes out one by id, or all. */
  clear(id?: number): void
}

/** No faults yet. `random` decides about probabilities. */
export function createFaults(random: () => number = Math.random): Faults {
  let faults: KeptFault[] = []
  let lastId = 0
  const isLeft = (fault: KeptFault) => fault.count === undefined || fault.struck < fault.count
  return {
    add(fault) {
      const kept = { ...fault, id: ++lastId, struck: 0 }
      faults.push(kept)
      return kept
    },
    strike(operationId) {
      if (faults.length === 0) return []
      const striking = faults.filter(
        (fault) =>
          isLeft(fault) &&
          (fault.operation === '*' || fault.operation === operationId) &&
          random() < (fault.probability ?? 1),
      )
      for (const fault of striking) fault.struck++
      faults = faults.filter(isLeft)
      return striking
    },
    list: () => faults,
    clear(id) {
      faults = id === undefined ? [] : faults.filter((fault) => fault.id !== id)
    },
  }
}
