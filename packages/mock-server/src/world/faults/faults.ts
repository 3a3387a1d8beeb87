import { STATUS_CODES } from 'node:http'
import { covers, type OperationPattern } from './latencies.ts'

/** What happens to a request instead of, or before, its normal answer. */
export interface FaultEffect {
  /**
   * status: answers `status` with an error body (or `body`); malformed: JSON cut in half (or `body`, as it is); cut: the
   * connection breaks; hang: never answers; latency: the normal answer after `delayMs`.
   */
  kind: 'status' | 'malformed' | 'cut' | 'hang' | 'latency'
  /** Status to answer. @default 500, of a malformed body 200 */
  status?: number
  /** Body to answer instead of an error in LoopBack's form. */
  body?: unknown
  /** Text of the error. @default the usual phrase of the status */
  message?: string
  /** More headers of the answer, such as `retry-after`. */
  headers?: Readonly<Record<string, string>>
  /** Milliseconds to wait first. */
  delayMs?: number
}

/** Names of all kinds. */
export const faultKinds = ['status', 'malformed', 'cut', 'hang', 'latency'] as const

/** The usual phrase of a status. */
export const phraseOf = (status: number): string => STATUS_CODES[status] ?? 'Error'

/** Something that goes wrong on purpose. */
export interface Fault extends FaultEffect {
  /** Operations it strikes, such as `Customer.find`, `Customer.*`, or `*` for all. */
  operation: OperationPattern
  /** How many requests it strikes before it is used up; none means every one. */
  count?: number
  /** How likely it strikes, from 0 to 1. The same seed gives the same course. @default 1 */
  probability?: number
}

/** A fault as it is kept. */
export interface KeptFault extends Fault {
  id: number
  /** How many requests it was applied to. */
  hits: number
}

/** Faults waiting to strike, oldest first. */
export interface Faults {
  add(fault: Fault): KeptFault
  /** Faults that strike this request; counts them down. */
  take(operationId: string): KeptFault[]
  list(): readonly KeptFault[]
  /** Takes out one by id, or all. */
  clear(id?: number): void
}

/** Faults kept at most; beyond that the oldest go. */
const most = 500

/** No faults yet. `randomOf` gives a fault its own draws, by name, to decide about its probability. */
export function createFaults(randomOf: (name: string) => () => number): Faults {
  let faults: { fault: KeptFault; random: () => number }[] = []
  let lastId = 0
  const isLeft = ({ fault: { count, hits } }: (typeof faults)[number]) => count === undefined || hits < count
  return {
    add(asked) {
      const fault = { ...asked, id: ++lastId, hits: 0 }
      faults = [...faults, { fault, random: randomOf(`${fault.operation} ${fault.kind}`) }].slice(-most)
      return fault
    },
    take(operationId) {
      if (faults.length === 0) return []
      const striking = faults.filter(
        ({ fault, random }) => covers(fault.operation, operationId) && random() < (fault.probability ?? 1),
      )
      for (const { fault } of striking) fault.hits++
      faults = faults.filter(isLeft)
      return striking.map(({ fault }) => fault)
    },
    list: () => faults.map(({ fault }) => fault),
    clear(id) {
      faults = id === undefined ? [] : faults.filter(({ fault }) => fault.id !== id)
    },
  }
}
