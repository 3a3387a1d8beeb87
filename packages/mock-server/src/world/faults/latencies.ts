import type { OperationId } from '../../ground/contract/api-operation.ts'
import { didYouMean } from '../../ground/did-you-mean.ts'
import { badRequest } from '../../ground/errors.ts'

/** Names of the calls that stand in for a card provider and a captcha, and of the one about time zones: faults, latency and scenarios take them too. */
export const sandboxIds = [
  'Sandbox.confirmCard',
  'Sandbox.authenticateCard',
  'Sandbox.captchaToken',
  'Sandbox.timeZone',
] as const

/** Name of a call of the sandbox. */
export type SandboxId = (typeof sandboxIds)[number]

/** Which operations something applies to: one, all of a model (`Customer.*`, `Sandbox.*`), or all (`*`). */
export type OperationPattern = OperationId | SandboxId | `${string}.*` | '*'

/** Whether an operation is among those of a pattern. */
export function covers(pattern: string, operationId: string): boolean {
  return (
    pattern === '*' ||
    pattern === operationId ||
    (pattern.endsWith('.*') && operationId.startsWith(pattern.slice(0, -1)))
  )
}

/** How narrow a pattern is: the narrower of two wins where only one can apply. */
function narrowness(pattern: string): number {
  if (pattern === '*') return 0
  return pattern.endsWith('.*') ? 1 : 2
}

/** Reads the name of operations. Throws a 400 for what is none's, with the one that it may be. */
export type ReadPattern = (text: string) => OperationPattern

/** Reads a text that covers at least one of these operations, so that a misspelt name is found out. */
export function createReadPattern(ids: readonly string[]): ReadPattern {
  const isPattern = (text: string): text is OperationPattern => ids.some((id) => covers(text, id))
  return (text) => {
    if (isPattern(text)) return text
    throw badRequest(
      `There is no operation ${text}.${didYouMean(text, ids)} Send a name such as Customer.find, Customer.* or *.`,
    )
  }
}

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
