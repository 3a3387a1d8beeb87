import { checkCount } from '../transport/options.ts'

/** The result of one item. `skipped`: it was never begun, as the work was aborted before. */
export interface BulkResult<Item, Value> {
  item: Item
  status: 'done' | 'failed' | 'skipped'
  /** What the work on it answered, where it is done. */
  value?: Value
  /** Why it failed. Where the work was aborted while the item was under way, the reason of the signal. */
  error?: unknown
}

/** How far a bulk work is. */
export interface BulkProgress {
  done: number
  failed: number
  /** Items in all; undefined where they are not known before they have been read. */
  total: number | undefined
}

/** The result of each item, in their order. */
export interface BulkReport<Item, Value> {
  results: BulkResult<Item, Value>[]
  done: number
  failed: number
  skipped: number
  /** Why not all items were read: the reason of the signal, or what reading them threw; undefined where all were. */
  stoppedBy?: unknown
}

/** What to do, with what, and how much of it at once. */
export interface BulkOptions {
  /** Items under way at once. @default 4 */
  concurrency?: number | undefined
  /** Begins no further item; what is under way is handed the signal. */
  signal?: AbortSignal | undefined
  /** Called after each item. */
  onProgress?: ((progress: BulkProgress) => void) | undefined
}

/** A work on many items. */
export interface BulkWork<Item, Value> extends BulkOptions {
  items: Iterable<Item> | AsyncIterable<Item>
  run: (item: Item, signal: AbortSignal) => Promise<Value>
  /** Items in all, where `items` can't tell. */
  total?: number | undefined
}

const sizeOf = (items: object): number | undefined => (Array.isArray(items) ? items.length : undefined)

const iteratorOf = <Item>(items: Iterable<Item> | AsyncIterable<Item>) =>
  Symbol.asyncIterator in items ? items[Symbol.asyncIterator]() : items[Symbol.iterator]()

function reportOf<Item, Value>(results: BulkResult<Item, Value>[]): BulkReport<Item, Value> {
  const counts = { done: 0, failed: 0, skipped: 0 }
  for (const { status } of results) counts[status]++
  return { results, ...counts }
}

/**
 * Works on each item, a few at a time, and tells the result of each. It never throws for an item: what failed can be
 * run again from the report (`remaining`). Items are read as they are needed, so that a walk over rows holds one page. Throws a RangeError
 * for a `concurrency` below 1.
 */
export async function runBulk<Item, Value>(work: BulkWork<Item, Value>): Promise<BulkReport<Item, Value>> {
  const { items, run, concurrency = 4, signal = new AbortController().signal, onProgress } = work
  const total = work.total ?? sizeOf(items)
  checkCount('concurrency', concurrency)
  checkCount('total', total, 0)
  const results: BulkResult<Item, Value>[] = []
  const iterator = iteratorOf(items)
  const progress = { done: 0, failed: 0, total }
  let turn: Promise<unknown> = Promise.resolve()
  let stopped: { by: unknown } | undefined

  /** The place of the next item; one after the other, whoever asks. */
  const next = () => {
    const mine = turn.then(async () => {
      if (signal.aborted) stopped ??= { by: signal.reason }
      if (stopped) return undefined
      const { done, value } = await iterator.next()
      return done ? undefined : results.push({ item: value, status: 'skipped' }) - 1
    })
    turn = mine.catch((by: unknown) => {
      stopped ??= { by }
    })
    return mine.catch(() => undefined)
  }

  async function worker(): Promise<void> {
    for (;;) {
      const at = await next()
      const result = at === undefined ? undefined : results[at]
      if (!result) return
      // The item was read while the signal aborted.
      if (signal.aborted) continue
      try {
        result.value = await run(result.item, signal)
        result.status = 'done'
      } catch (error) {
        result.error = error
        result.status = 'failed'
      }
      progress[result.status]++
      onProgress?.({ ...progress })
    }
  }
  await Promise.all(Array.from({ length: concurrency }, worker))

  if (stopped) {
    // A list in memory can say what is left of it; a walk would have to go on asking the server.
    if (Array.isArray(items)) for (const item of items.slice(results.length)) results.push({ item, status: 'skipped' })
    else await iterator.return?.()
  }
  return { ...reportOf(results), ...(stopped && { stoppedBy: stopped.by }) }
}

/** The items that are not done yet, to run again: those that failed, and those that were never begun. */
export const remaining = <Item>({ results }: Pick<BulkReport<Item, unknown>, 'results'>): Item[] =>
  results.filter(({ status }) => status !== 'done').map(({ item }) => item)
