import { assertNarrow } from '../filter/assert-narrow.ts'
import type { Where } from '../filter/filter.ts'
import { FilterError } from '../filter/filter-error.ts'
import type { CallOptions } from '../operations/operation-types.ts'
import { iterate } from '../paging/iterate.ts'
import type { Identified, ModelCalls } from '../writes/model-calls.ts'

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
export interface AnySelection {
  readonly ids?: readonly number[]
  readonly rows?: Iterable<Identified> | AsyncIterable<Identified>
  readonly where?: object
  readonly everything?: boolean
}

/** The items of a selection, and how many there are where that can be told before they are read. */
export interface Selected {
  items: Iterable<Identified> | AsyncIterable<Identified>
  total?: number | undefined
  /** They are walked over: each is the row, whole and new. */
  isRead?: boolean
}

/**
 * Finds the items of a selection. Throws a FilterError where a condition is empty and `everything` was not said, or the
 * model has no list to walk over.
 */
export async function select(
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
