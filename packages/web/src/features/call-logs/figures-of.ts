import type { components } from '@lineboard/contract'

type LightCallLog = components['schemas']['LightCallLog']

/** What the calls of one number come to. */
export interface Figures {
  calls: number
  answered: number
  talkSeconds: number
  /** Moments of the first and the last call. */
  first: string | undefined
  last: string | undefined
}

/** Adds calls up, whatever order they are in. */
export function figuresOf(calls: readonly LightCallLog[]): Figures {
  const moments = calls.map(({ startedAt }) => startedAt).toSorted()
  return {
    calls: calls.length,
    answered: calls.filter(({ status }) => status === 'answered').length,
    talkSeconds: calls.reduce((sum, { talkSeconds }) => sum + talkSeconds, 0),
    first: moments[0],
    last: moments.at(-1),
  }
}

/** How many of the calls came over each source, the most at first; those without one are left out. */
export function sourcesOf(calls: readonly LightCallLog[]): { id: number; calls: number }[] {
  const counts = new Map<number, number>()
  for (const { trackingSourceId: id } of calls) if (id !== undefined) counts.set(id, (counts.get(id) ?? 0) + 1)
  return [...counts].map(([id, count]) => ({ id, calls: count })).toSorted((a, b) => b.calls - a.calls)
}
