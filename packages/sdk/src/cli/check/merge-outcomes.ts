import type { Outcome } from './outcome.ts'
import { merged } from './schema-check.ts'

const severity: Readonly<Record<Outcome['state'], number>> = { drift: 4, missing: 3, ok: 2, refused: 1, skipped: 0 }

function together(a: Outcome, b: Outcome): Outcome {
  const [worse, other] = severity[a.state] >= severity[b.state] ? [a, b] : [b, a]
  return {
    ...worse,
    drift: merged([...worse.drift, ...other.drift]),
    extra: [...new Set([...a.extra, ...b.extra])],
    nulls: [...new Set([...(a.nulls ?? []), ...(b.nulls ?? [])])],
  }
}

/** One outcome an operation, of all the calls of it. */
export function mergeOutcomes(outcomes: readonly Outcome[]): Outcome[] {
  const known = new Map<string, Outcome>()
  for (const outcome of outcomes) {
    const before = known.get(outcome.operationId)
    known.set(outcome.operationId, before ? together(before, outcome) : outcome)
  }
  return [...known.values()]
}
