import { FilterError } from '../filter/filter-error.ts'
import type { Where } from '../filter/filter-types.ts'
import { isObject } from '../filter/is-object.ts'
import { rowMatcher, UnmetConditionError } from '../filter/may-meet.ts'
import { assertNarrow } from '../filter/write-filter.ts'
import type { CallOptions } from '../operations/operation-types.ts'
import { iterate } from '../paging/iterate.ts'
import { checkCount } from '../transport/options.ts'
import { merge } from '../writes/merge.ts'
import type { Changes, Identified, ModelCalls, RowsOf, Updatable } from '../writes/replace.ts'

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

export type { Changes, Identified, RowsOf, Updatable } from '../writes/replace.ts'

/**
 * Which rows: by their ids; rows at hand, of which only the id is used; those that meet a condition, walked over by key; or, said in words,
 * all that the session may see.
 */
export type Selection<Row> =
  | { readonly ids: readonly number[] }
  | { readonly rows: Iterable<Identified> | AsyncIterable<Identified> }
  | { readonly where: Where<Row> }
  | { readonly everything: true }

/** Any selection, of whatever rows. */
interface AnySelection {
  readonly ids?: readonly number[]
  readonly rows?: Iterable<Identified> | AsyncIterable<Identified>
  readonly where?: object
  readonly everything?: boolean
}

/** The items of a selection, and how many there are where that can be told before they are read. */
interface Selected {
  items: Iterable<Identified> | AsyncIterable<Identified>
  total?: number | undefined
  /** They are walked over: each is the row, whole and new. */
  isRead?: boolean
}

/**
 * The rows of a walk as long as they meet the conditions. Throws an UnmetConditionError at the first one that does not: the server reads the
 * conditions otherwise, and the rows may be those of another customer.
 */
async function* heldAgainst(
  where: object,
  rows: AsyncIterable<Identified>,
): AsyncGenerator<Identified, void, undefined> {
  const mayMeet = rowMatcher(where)
  for await (const row of rows) {
    if (!mayMeet(row)) throw new UnmetConditionError(row.id)
    yield row
  }
}

/**
 * Finds the items of a selection. Throws a FilterError where a condition is empty and `everything` was not said, or the
 * model has no list to walk over.
 */
async function select(
  model: ModelCalls,
  { ids, rows, where = {}, everything }: AnySelection,
  call: CallOptions,
): Promise<Selected> {
  if (ids) return { items: [...new Set(ids)].map((id) => ({ id })) }
  if (rows) return { items: rows }
  if (everything !== true) assertNarrow(where)
  if (!model.find) throw new FilterError('This model has no list to walk over: name ids or rows')
  const counted = await model.count?.({ where }, call)
  const walked = iterate<Identified>((args, options) => model.find?.(args, options) ?? Promise.resolve([]), {
    where,
    call,
  })
  return { items: heldAgainst(where, walked), total: counted?.count, isRead: true }
}

/** A model with a call that deletes rows. */
export type Removable = Record<'deleteById', unknown> | Record<'deleteAll', unknown>

const isNone = (answer: unknown): boolean => isObject(answer) && answer.count === 0

async function remove(model: ModelCalls, id: number, call: CallOptions): Promise<void> {
  const answer = await (model.deleteById ? model.deleteById({ id }, call) : model.deleteAll?.({ where: { id } }, call))
  if (isNone(answer)) throw new RangeError(`There is no row ${id}`)
}

/**
 * Deletes the rows of a selection, each by a call of its own, and tells the result of each. Rows are read first and held against the
 * condition: at the first one that does not meet it the work stops (`stoppedBy`). Throws a FilterError for an empty condition. Run the failed ones again with `{ rows: remaining(report) }`.
 */
export async function removeMany<Model extends Removable>(
  model: Model,
  selection: Selection<RowsOf<Model>>,
  options: BulkOptions = {},
): Promise<BulkReport<Identified, void>> {
  // `Removable` asks for less than the calls of a model have, which each one is.
  const calls = model as ModelCalls
  const selected = await select(calls, selection, { signal: options.signal })
  return runBulk({ ...options, ...selected, run: ({ id }, signal) => remove(calls, id, { signal }) })
}

/**
 * Changes fields of the rows of a selection and loses nothing else of them (see `merge`), each by calls of its own, and tells
 * the result of each. The changes are the same for all, or computed from each row as it is read; such a row fails with a ConflictError
 * where somebody else was faster. Rows are held against the condition, as by `removeMany`. Throws a FilterError for an empty condition. Run the failed ones again with
 * `{ rows: remaining(report) }`.
 */
export async function updateMany<Model extends Updatable>(
  model: Model,
  selection: Selection<RowsOf<Model>>,
  changes: Changes<Model> | ((row: RowsOf<Model>) => Changes<Model>),
  options: BulkOptions = {},
): Promise<BulkReport<Identified, RowsOf<Model>>> {
  // `Updatable` asks for less than the calls of a model have, which each one is.
  const { isRead, ...selected } = await select(model as ModelCalls, selection, { signal: options.signal })
  return runBulk({
    ...options,
    ...selected,
    run: (row, signal) =>
      // Where changes are computed, a row that was just walked over need not be read for it.
      merge(model, row.id, changes, {
        signal,
        ...(isRead && typeof changes === 'function' && { seen: row as RowsOf<Model> }),
      }),
  })
}
