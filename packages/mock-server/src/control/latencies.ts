import { type Distribution, draw } from './distribution.ts'
import { covers, narrowness, type OperationPattern } from './operation-pattern.ts'

/** How long answers of some operations take. */
export type Latency = { operation: OperationPattern } & Distribution

/** Latencies by operation. Of several that apply the narrowest does; the same seed gives the same course of waits. */
export interface Latencies {
  /** Puts a latency in the place of the one for the same operations. */
  set(latency: Latency): void
  /** Milliseconds this request has to wait. */
  draw(operationId: string): number
  list(): readonly Latency[]
  /** Takes out the one for these operations, or all. */
  clear(operation?: string): void
}

/** No latencies yet. `randomOf` gives each its own draws, by name. */
export function createLatencies(randomOf: (name: string) => () => number): Latencies {
  const latencies = new Map<string, { latency: Latency; random: () => number }>()
  return {
    set(latency) {
      latencies.set(latency.operation, { latency, random: randomOf(`latency ${latency.operation}`) })
    },
    draw(operationId) {
      if (latencies.size === 0) return 0
      const [narrowest] = [...latencies.values()]
        .filter(({ latency }) => covers(latency.operation, operationId))
        .sort((a, b) => narrowness(b.latency.operation) - narrowness(a.latency.operation))
      return narrowest ? draw(narrowest.latency, narrowest.random) : 0
    },
    list: () => [...latencies.values()].map(({ latency }) => latency),
    clear(operation) {
      if (operation === undefined) latencies.clear()
      else latencies.delete(operation)
    },
  }
}
