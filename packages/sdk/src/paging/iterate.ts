import type { Filter } from '../filter/filter.ts'
import type { CallOptions } from '../operations/operation-types.ts'
import { type ListCall, walk } from './walk.ts'

/** A model with a `find`, or one list call: `api.CallLog`, `api.OpNumber.findPaged`. */
export type ListSource<Row> = ListCall<Row> | { readonly find: ListCall<Row> }

/** Which rows to walk over, and where to start. */
export interface IterateOptions<Row> extends Pick<Filter<Row>, 'where' | 'include' | 'fields'> {
  /** Field that orders the rows: unique, and never changed. @default 'id' */
  key?: keyof Row & string
  /** Rows asked for at once. @default 500 */
  pageSize?: number
  /** Key of the last row that was dealt with, to go on after it; from the first row without it. */
  after?: string | number
  /** Settings of each call: signal, time limit, headers. */
  call?: CallOptions
}

/**
 * All rows of a list by key, a page at a time: constant memory, cost linear in the rows, and rows added or deleted
 * meanwhile make none appear twice or get lost. After a failure, go on with `after`: the key of the last row.
 */
export async function* iterate<Row extends object>(
  source: ListSource<Row>,
  options: IterateOptions<Row> = {},
): AsyncGenerator<Row, void, undefined> {
  const find: ListCall<Row> = typeof source === 'function' ? source : (args, call) => source.find(args, call)
  for await (const rows of walk(find, options)) yield* rows
}
