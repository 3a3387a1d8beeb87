import type { Where } from '../filter/filter.ts'
import { FilterError } from '../filter/filter-error.ts'
import { assertNarrow } from '../filter/filters.ts'
import { isObject } from '../filter/is-object.ts'
import type { CallOptions } from '../operations/operation-types.ts'
import { iterate } from '../paging/iterate.ts'
import { merge } from '../writes/merge.ts'
import type { Changes, Identified, ModelCalls, RowsOf, Updatable } from '../writes/replace.ts'
import { type BulkOptions, type BulkReport, runBulk } from './run-bulk.ts'

export type { Changes, Identified, RowsOf, Updatable } from '../writes/replace.ts'
export {
  type BulkOptions,
  type BulkProgress,
  type BulkReport,
  type BulkResult,
  type BulkWork,
  remaining,
  runBulk,
} from './run-bulk.ts'

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
  const items = iterate<Identified>((args, options) => model.find?.(args, options) ?? Promise.resolve([]), {
    where,
    call,
  })
  return { items, total: counted?.count, isRead: true }
}

/** A model with a call that deletes rows. */
export type Removable = Record<'deleteById', unknown> | Record<'deleteAll', unknown>

const isNone = (answer: unknown): boolean => isObject(answer) && answer.count === 0

async function remove(model: ModelCalls, id: number, call: CallOptions): Promise<void> {
  const answer = await (model.deleteById ? model.deleteById({ id }, call) : model.deleteAll?.({ where: { id } }, call))
  if (isNone(answer)) throw new RangeError(`There is no row ${id}`)
}

/**
 * Deletes the rows of a selection, each by a call of its own, and tells the result of each. Throws a FilterError for an
 * empty condition. Run the failed ones again with `{ rows: remaining(report) }`.
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
 * where somebody else was faster. Throws a FilterError for an empty condition. Run the failed ones again with
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
