import { allOf } from '../filter/build.ts'
import type { AnyWhere, Filter } from '../filter/filter.ts'
import { assertPart } from '../filter/filter-error.ts'
import { isObject } from '../filter/is-object.ts'
import type { CallOptions } from '../operations/operation-types.ts'

/** The fields to ask for, with these keys among them. Throws a FilterError for what are no fields. */
export function withFields(fields: unknown, keys: readonly string[]): unknown {
  if (fields === undefined) return fields
  assertPart('fields', fields)
  if (Array.isArray(fields)) return fields.length > 0 ? [...new Set([...fields, ...keys])] : fields
  if (!isObject(fields)) return fields
  const isChosen = Object.values(fields).includes(true)
  if (isChosen) return { ...fields, ...Object.fromEntries(keys.map((key) => [key, true])) }
  return Object.fromEntries(Object.entries(fields).filter(([field]) => !keys.includes(field)))
}

/** A call that answers the rows its filter speaks of. */
export type ListCall<Row> = (args: { filter: Filter<Row> }, options?: CallOptions) => Promise<Row[]>

/** Which rows to walk over, and from where. */
export interface WalkOptions {
  key?: string | undefined
  pageSize?: number | undefined
  after?: string | number | undefined
  where?: object | undefined
  include?: unknown
  fields?: unknown
  call?: CallOptions | undefined
}

/** Asks with conditions that walks put together of those that were given. */
export const asking =
  <Row>(find: ListCall<Row>, call: CallOptions | undefined) =>
  (filter: object): Promise<Row[]> =>
    find({ filter }, call)

/** The key of a row. Throws a TypeError where the row has none. */
export function keyOf(row: object, key: string): string | number {
  const value: unknown = Reflect.get(row, key)
  if (typeof value === 'number' || typeof value === 'string') return value
  throw new TypeError(`iterate() needs the field ${key} in every row`)
}

/** The pages of a list by key, none of them empty. See `iterate`. */
export async function* walk<Row extends object>(
  find: ListCall<Row>,
  options: WalkOptions,
): AsyncGenerator<Row[], void, undefined> {
  const { key = 'id', pageSize = 500, where = {}, fields, include, call } = options
  const ask = asking(find, call)
  const asked = { include, fields: withFields(fields, [key]), order: `${key} ASC`, limit: pageSize }
  assertPart('where', where)
  const wanted: AnyWhere = { ...where }
  let { after } = options
  for (;;) {
    const condition = after === undefined ? wanted : allOf([wanted, { [key]: { gt: after } }])
    const rows = await ask({ ...asked, where: condition })
    for (const row of rows) {
      const at = keyOf(row, key)
      // A server that ignores the condition would answer the same rows for ever.
      if (after !== undefined && typeof at === typeof after && at <= after) {
        throw new RangeError(`The server answered the ${key} ${at} after ${after}: it cannot be walked over by ${key}`)
      }
      after = at
    }
    // Only an empty page is the end: a server may answer fewer rows than asked for.
    if (rows.length === 0) return
    yield rows
  }
}
