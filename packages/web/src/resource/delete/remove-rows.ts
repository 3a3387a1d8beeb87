import { inTurn } from './in-turn.ts'

/** A row to delete: its id, and its name for messages. */
export interface Target {
  id: number
  name: string
}

export interface RemovalResult extends Target {
  /** `gone`: somebody else had deleted it already, which is what was wanted. */
  outcome: 'deleted' | 'gone' | 'failed'
  /** Why it failed, where the call threw. */
  error?: unknown
}

/** The calls that deleting needs; which of the first two is there decides how it is done. */
export interface RemovalCalls {
  /** Deletes one row, answers how many it deleted. */
  one?: ((id: number) => Promise<number>) | undefined
  /** Deletes all these rows, answers how many it deleted. */
  many?: ((ids: number[]) => Promise<number>) | undefined
  /** Which of these rows are still there. */
  remaining: (ids: number[]) => Promise<number[]>
}

const AT_ONCE = 4
// Ids travel in the address, which many servers cut off at 8 kB.
const IDS_A_CALL = 100

/**
 * Deletes rows and says of each what became of it; never throws. `onProgress` hears how many are done.
 */
export async function removeRows(
  targets: readonly Target[],
  { one, many, remaining }: RemovalCalls,
  onProgress: (done: number) => void = () => undefined,
): Promise<RemovalResult[]> {
  let done = 0
  const progress = <Result>(count: number, result: Result): Result => {
    done += count
    onProgress(done)
    return result
  }
  if (one) {
    return inTurn(targets, AT_ONCE, async (target) => progress(1, await removeOne(target, one)))
  }
  if (!many) return targets.map((target) => ({ ...target, outcome: 'failed' }))
  const chunks = chunksOf(targets, IDS_A_CALL)
  const results = await inTurn(chunks, 1, async (chunk) =>
    progress(chunk.length, await removeChunk(chunk, many, remaining)),
  )
  return results.flat()
}

async function removeOne(target: Target, one: NonNullable<RemovalCalls['one']>): Promise<RemovalResult> {
  try {
    return { ...target, outcome: (await one(target.id)) > 0 ? 'deleted' : 'gone' }
  } catch (error) {
    return { ...target, outcome: 'failed', error }
  }
}

// A bulk delete answers only how many it deleted. Where that is not all, asking which are left tells refused from gone.
async function removeChunk(
  chunk: readonly Target[],
  many: NonNullable<RemovalCalls['many']>,
  remaining: RemovalCalls['remaining'],
): Promise<RemovalResult[]> {
  const ids = chunk.map(({ id }) => id)
  try {
    const count = await many(ids)
    if (count >= chunk.length) return chunk.map((target) => ({ ...target, outcome: 'deleted' }))
    const left = new Set(await remaining(ids))
    let deleted = count
    return chunk.map((target) => {
      if (left.has(target.id)) return { ...target, outcome: 'failed' }
      deleted -= 1
      return { ...target, outcome: deleted >= 0 ? 'deleted' : 'gone' }
    })
  } catch (error) {
    return chunk.map((target) => ({ ...target, outcome: 'failed', error }))
  }
}

function chunksOf<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  )
}
