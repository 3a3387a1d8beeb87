import { covers, narrowness, type OperationPattern } from './operation-pattern.ts'

/** How long answers take, in milliseconds. The two bell shapes are given by their median and one percentile above it. */
export type Distribution =
  | { kind: 'fixed'; ms: number }
  | { kind: 'uniform'; minMs: number; maxMs: number }
  | ({ kind: 'normal' | 'log-normal'; p50Ms: number } & ({ p95Ms: number } | { p99Ms: number }))

/** Names of all shapes. */
export const distributionKinds = ['fixed', 'uniform', 'normal', 'log-normal'] as const

/** Longest wait, so that a long tail doesn't turn into a hang. */
const MAX_MS = 60_000

// How many standard deviations a percentile of a normal distribution lies above the median.
const P95 = 1.644_854
const P99 = 2.326_348

/** A draw from the standard normal distribution (Box-Muller). */
function standardNormal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
}

function raw(distribution: Distribution, random: () => number): number {
  if (distribution.kind === 'fixed') return distribution.ms
  if (distribution.kind === 'uniform') {
    return distribution.minMs + random() * (distribution.maxMs - distribution.minMs)
  }
  const { p50Ms } = distribution
  const [upperMs, deviations] = 'p95Ms' in distribution ? [distribution.p95Ms, P95] : [distribution.p99Ms, P99]
  const deviation = standardNormal(random) / deviations
  if (distribution.kind === 'normal') return p50Ms + deviation * (upperMs - p50Ms)
  return p50Ms * (upperMs / p50Ms) ** deviation
}

/** Draws a wait in milliseconds, from 0 to a minute. */
export function draw(distribution: Distribution, random: () => number): number {
  return Math.min(Math.max(raw(distribution, random), 0), MAX_MS)
}

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
