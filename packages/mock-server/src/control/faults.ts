import type { FaultEffect } from './fault-effect.ts'
import { covers, type OperationPattern } from './operation-pattern.ts'

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
