import type { AskedRow, ExactFilter, Fields, Includes } from '../filter/filter-types.ts'
import type { CallOptions } from '../operations/operation-types.ts'
import { checkCount } from '../transport/options.ts'
import { type ListCall, type WalkOrder, walk, walkInOrder } from './walk.ts'

/** A model with a `find`, or one list call: `api.CallLog`, `api.OpNumber.findPaged`. */
export type ListSource<Row> = ListCall<Row> | { readonly find: ListCall<Row> }

/** Which rows to walk over, and where to start. Besides the fields asked for, the key is answered. */
export interface IterateOptions<Row, Chosen = Fields<Row>, Embedded = Includes<Row>>
  extends Pick<ExactFilter<Row, Chosen, Embedded>, 'where' | 'include' | 'fields'> {
  /** Field that tells rows apart, and orders them where no `order` does: unique, and never changed. @default 'id' */
  key?: keyof Row & string
  /**
   * One field of the row's own, and a direction. The keys of all rows taken are kept then, so that one which changes meanwhile comes
   * once: memory grows with them, and `after` can't be said.
   */
  order?: (keyof Row & string) | `${keyof Row & string} ${'ASC' | 'DESC'}`
  /** How many rows at the most, 0 for none; all without it. */
  limit?: number
  /** Rows asked for at once. @default 500 */
  pageSize?: number
  /** Key of the last row that was dealt with, to go on after it; from the first row without it. */
  after?: string | number
  /** Settings of each call: signal, time limit, headers, retries. */
  call?: CallOptions
}

function readOrder(order: unknown): WalkOrder {
  const [field = '', direction] = typeof order === 'string' ? order.split(' ') : []
  return { field, direction: direction === 'DESC' ? 'desc' : 'asc' }
}

/**
 * All rows of a list by key, or in an order, a page at a time: cost linear in the rows, and by key constant memory. Rows added or
 * deleted meanwhile make none appear twice or get lost. After a failure, go on with `after`: the key of the last row. Throws a
 * RangeError for a `limit` below 0 and a `pageSize` below 1, a TypeError for `after` with an `order`.
 */
export async function* iterate<
  Row extends object,
  const Chosen extends Fields<Row> = Fields<Row>,
  const Embedded extends Includes<Row> = Includes<Row>,
>(
  source: ListSource<Row>,
  options: IterateOptions<Row, Chosen, Embedded> = {},
): AsyncGenerator<AskedRow<Row, Chosen, Embedded>, void, undefined> {
  const { order, limit = Number.POSITIVE_INFINITY, pageSize = 500, after, ...asked } = options
  if (limit !== Number.POSITIVE_INFINITY) checkCount('limit', limit, 0)
  checkCount('pageSize', pageSize)
  if (order !== undefined && after !== undefined) throw new TypeError('iterate() goes on after a key, not in an order')
  if (limit === 0) return
  const find: ListCall<Row> = typeof source === 'function' ? source : (args, call) => source.find(args, call)
  const page = { ...asked, pageSize: Math.min(pageSize, limit) }
  const pages =
    order !== undefined ? walkInOrder(find, { ...page, order: readOrder(order) }) : walk(find, { ...page, after })
  let left = limit
  for await (const rows of pages) {
    for (const row of rows) {
      // As it was asked for, which the type was made of.
      yield row as AskedRow<Row, Chosen, Embedded>
      if (--left === 0) return
    }
  }
}
