import { assertNarrow } from '../filter/assert-narrow.ts'
import type { Where } from '../filter/filter.ts'
import { FilterError } from '../filter/filter-error.ts'
import type { CallOptions } from '../operations/operation-types.ts'
import { iterate } from '../paging/iterate.ts'

/** What rows are told apart by. */
export interface Identified {
  id: number
}

/** Row type of a model's list; where it has none, what is needed of any row. */
export type RowsOf<Model> = Model extends { find: (...args: never[]) => Promise<(infer Row extends Identified)[]> }
  ? Row
  : Identified

/** Rows at hand; those that meet a condition, walked over by key; or, said in words, all that the session may see. */
export type RowSelection<Row> =
  | { readonly rows: Iterable<Row> | AsyncIterable<Row> }
  | { readonly where: Where<Row> }
  | { readonly everything: true }

/** Which rows: by their ids, which reads none of them, as they stand in a report, or as a RowSelection. */
export type Selection<Row> =
  | { readonly ids: readonly number[] }
  | { readonly rows: Iterable<Identified> | AsyncIterable<Identified> }
  | RowSelection<Row>

/** The calls of any model that bulk work makes; a model has some of them. */
export interface ModelCalls {
  find?(args: { filter: object }, options?: CallOptions): Promise<Identified[]>
  count?(args: { where: object }, options?: CallOptions): Promise<{ count: number }>
  deleteById?(args: object, options: CallOptions): Promise<unknown>
  deleteAll?(args: object, options: CallOptions): Promise<unknown>
  patchById?(args: object, options: CallOptions): Promise<unknown>
  patch?(args: object, options: CallOptions): Promise<unknown>
  replaceById?(args: object, options: CallOptions): Promise<unknown>
  upsert?(args: object, options: CallOptions): Promise<unknown>
}

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
  return { items, total: counted?.count }
}
