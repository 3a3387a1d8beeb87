import { allOf } from '../filter/combine.ts'
import type { Filter } from '../filter/filter.ts'
import type { CallOptions } from '../operations/operation-types.ts'

type ListCall<Row> = (args: { filter: Filter<Row> }, options?: CallOptions) => Promise<Row[]>

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

/** A method, so that the filter built here need not be of the row's type. */
interface Pages<Row> {
  find(args: { filter: object }, options?: CallOptions): Promise<Row[]>
}

function keyOf(row: object, key: string): string | number {
  const value: unknown = Reflect.get(row, key)
  if (typeof value === 'number' || typeof value === 'string') return value
  throw new TypeError(`iterate() needs the field ${key} in every row`)
}

/**
 * All rows of a list by key, a page at a time: constant memory, cost linear in the rows, and rows added or deleted
 * meanwhile make none appear twice or get lost. After a failure, go on with `after`: the key of the last row.
 */
export async function* iterate<Row extends object>(
  source: ListSource<Row>,
  options: IterateOptions<Row> = {},
): AsyncGenerator<Row, void, undefined> {
  const { key = 'id', pageSize = 500, where = {}, fields, include, call } = options
  const pages: Pages<Row> = typeof source === 'function' ? { find: source } : source
  const asked = { include, fields: fields && [...new Set([...fields, key])], order: `${key} ASC`, limit: pageSize }
  let { after } = options
  for (;;) {
    const condition = after === undefined ? where : allOf([where, { [key]: { gt: after } }])
    const rows = await pages.find({ filter: { ...asked, where: condition } }, call)
    for (const row of rows) {
      const at = keyOf(row, key)
      // A server that ignores the condition would answer the same rows for ever.
      if (after !== undefined && typeof at === typeof after && at <= after) {
        throw new RangeError(`The server answered the ${key} ${at} after ${after}: it can not be walked over by ${key}`)
      }
      after = at
      yield row
    }
    // Only an empty page is the end: a server may answer fewer rows than asked for.
    if (rows.length === 0) return
  }
}
