import { useMemo } from 'react'
import { useSnapshot } from 'valtio'
import { type PendingChange, pending } from './pending-changes.ts'

// Ids travel in the address, which many servers cut off at 8 kB.
const MAX_LEFT_OUT = 250

/** Ids of the rows that pending changes take out of lists of a model. */
export const removedIds = (
  model: string,
  changes: readonly Pick<PendingChange, 'model' | 'kind' | 'rows'>[],
): number[] => changes.flatMap((each) => (each.model === model && each.kind === 'remove' ? [...each.rows.keys()] : []))

/** The same, as they are now: those that conditions leave out, and how many there are where they are too many for that. */
export function useRemovedIds(model: string): { leftOut: readonly number[]; stillCounted: number } {
  const { list } = useSnapshot(pending)
  const key = removedIds(model, list).join()
  return useMemo(() => {
    const ids = key ? key.split(',').map(Number) : []
    return ids.length > MAX_LEFT_OUT ? { leftOut: [], stillCounted: ids.length } : { leftOut: ids, stillCounted: 0 }
  }, [key])
}
