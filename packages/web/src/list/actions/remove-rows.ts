import { NotFoundError } from '@lineboard/sdk'
import { runRows } from '../../kit/bulk/bulk-job.ts'
import type { RowResult, Target } from '../../kit/row-result.ts'
import { chunksOf } from '../../kit/rows/calls-by-name.ts'

/** The calls that deleting needs; which of the first two is there decides how it is done. */
export interface RemovalCalls {
  /** Deletes one row, answers how many it deleted. */
  one?: ((id: number) => Promise<number>) | undefined
  /** Deletes all these rows, answers how many it deleted. */
  many?: ((ids: number[]) => Promise<number>) | undefined
  /** Which of these rows are still there. */
  remaining: (ids: number[]) => Promise<number[]>
}

/**
 * Deletes rows and says of each what became of it; never throws. `onProgress` hears how many are done; those whose turn
 * has not come when `signal` is aborted are skipped.
 */
export async function removeRows(
  targets: readonly Target[],
  { one, many, remaining }: RemovalCalls,
  onProgress: (done: number) => void = () => undefined,
  signal?: AbortSignal,
): Promise<RowResult[]> {
  if (one) {
    const act = async ({ id }: Target) => {
      try {
        return (await one(id)) > 0 ? 'done' : 'gone'
      } catch (error) {
        if (error instanceof NotFoundError && (await isGone(id, remaining))) return 'gone'
        throw error
      }
    }
    return runRows(targets, act, { onProgress, signal })
  }
  if (!many) return targets.map((target) => ({ ...target, outcome: 'failed' }))
  const results: RowResult[] = []
  for (const chunk of chunksOf(targets)) {
    if (signal?.aborted) results.push(...chunk.map(skipped))
    else {
      results.push(...(await removeChunk(chunk, many, remaining)))
      onProgress(results.length)
    }
  }
  return results
}

/** What is not found may be the row, which somebody else deleted, or what should take over from it. */
const isGone = (id: number, remaining: RemovalCalls['remaining']): Promise<boolean> =>
  remaining([id]).then(
    (left) => left.length === 0,
    () => false,
  )

const skipped = (target: Target): RowResult => ({ ...target, outcome: 'skipped' })

// A bulk delete answers only how many it deleted. Where that is not all, asking which are left tells refused from gone.
async function removeChunk(
  chunk: readonly Target[],
  many: NonNullable<RemovalCalls['many']>,
  remaining: RemovalCalls['remaining'],
): Promise<RowResult[]> {
  const ids = chunk.map(({ id }) => id)
  try {
    const count = await many(ids)
    if (count >= chunk.length) return chunk.map((target) => ({ ...target, outcome: 'done' }))
    const left = new Set(await remaining(ids))
    let deleted = count
    return chunk.map((target) => {
      if (left.has(target.id)) return { ...target, outcome: 'failed' }
      deleted -= 1
      return { ...target, outcome: deleted >= 0 ? 'done' : 'gone' }
    })
  } catch (error) {
    return chunk.map((target) => ({ ...target, outcome: 'failed', error }))
  }
}
