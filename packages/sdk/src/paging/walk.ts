import { allOf } from '../filter/combine.ts'
import type { LooseWhere } from '../filter/filter.ts'
import type { CallOptions } from '../operations/operation-types.ts'

/** A list call whose row type is not known to the compiler. */
export type LooseListCall = (args: { filter: object }, options?: CallOptions) => Promise<object[]>

/** Which rows to walk over, where the row type is not known to the compiler. */
export interface WalkOptions {
  key?: string | undefined
  pageSize?: number | undefined
  after?: string | number | undefined
  where?: object | undefined
  include?: unknown
  fields?: readonly string[] | undefined
  call?: CallOptions | undefined
}

/** The key of a row. Throws a TypeError where the row has none. */
export function keyOf(row: object, key: string): string | number {
  const value: unknown = Reflect.get(row, key)
  if (typeof value === 'number' || typeof value === 'string') return value
  throw new TypeError(`iterate() needs the field ${key} in every row`)
}

/** The pages of a list by key, none of them empty. See `iterate`. */
export async function* walk(find: LooseListCall, options: WalkOptions): AsyncGenerator<object[], void, undefined> {
  const { key = 'id', pageSize = 500, where = {}, fields, include, call } = options
  const asked = { include, fields: fields && [...new Set([...fields, key])], order: `${key} ASC`, limit: pageSize }
  const wanted: LooseWhere = { ...where }
  let { after } = options
  for (;;) {
    const condition = after === undefined ? wanted : allOf([wanted, { [key]: { gt: after } }])
    const rows = await find({ filter: { ...asked, where: condition } }, call)
    for (const row of rows) {
      const at = keyOf(row, key)
      // A server that ignores the condition would answer the same rows for ever.
      if (after !== undefined && typeof at === typeof after && at <= after) {
        throw new RangeError(`The server answered the ${key} ${at} after ${after}: it can not be walked over by ${key}`)
      }
      after = at
    }
    // Only an empty page is the end: a server may answer fewer rows than asked for.
    if (rows.length === 0) return
    yield rows
  }
}
