import { allOf, anyOf } from '../filter/build.ts'
import { assertPart, FilterError } from '../filter/filter-error.ts'
import type { AnyWhere, Filter } from '../filter/filter-types.ts'
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
interface WalkOptions {
  key?: string | undefined
  pageSize?: number | undefined
  after?: string | number | undefined
  where?: object | undefined
  include?: unknown
  fields?: unknown
  call?: CallOptions | undefined
}

/** Asks with conditions that walks put together of those that were given. */
const asking =
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
      // A server that ignores the condition would answer the same rows forever.
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

/** An order by one of the row's own fields. Rows that are equal in it follow the key, in the same direction. */
export interface WalkOrder {
  field: string
  direction: 'asc' | 'desc'
}

/** The order, if it is one. Throws a FilterError for anything else. */
export function checkOrder(order: WalkOrder): WalkOrder {
  const { field }: Partial<WalkOrder> = Object(order)
  if (field && typeof field === 'string') return order
  throw new FilterError(
    "Rows are walked over in one order: 'startedAt DESC', or { field: 'startedAt', direction: 'desc' } of an export",
  )
}

/** How far a walk is; one that failed goes on from it. */
export interface WalkPlace {
  /** Whether rows without a value come first: the server's own habit, known once it was asked. */
  isNullFirst?: boolean
  /** Rows with a value and rows without one are walked over one after the other. */
  part: number
  /** Last row taken of this part. */
  last?: object | undefined
  /** Keys of the rows taken: one that is changed meanwhile may come by again, or slip behind the walk. */
  readonly taken: Set<string | number>
}

/** Where a walk begins. */
export const walkStart = (): WalkPlace => ({ part: 0, taken: new Set() })

interface OrderedWalk extends Omit<WalkOptions, 'after'> {
  order: WalkOrder
  place?: WalkPlace
}

// Keys alone are small: so many pages of them are asked for at once.
const KEY_PAGES = 10

/**
 * The pages of a list in an order, none of them empty. Each page is asked for by the last row of the one before, so that
 * rows added or deleted shift none. Rows that a change has moved behind the walk come at the end; none comes twice.
 */
export async function* walkInOrder<Row extends object>(
  find: ListCall<Row>,
  { order, place = walkStart(), ...options }: OrderedWalk,
): AsyncGenerator<Row[], void, undefined> {
  const { field, direction } = checkOrder(order)
  const { key = 'id', pageSize = 500, where = {}, fields, include, call } = options
  const ask = asking(find, call)
  assertPart('where', where)
  const wanted: AnyWhere = { ...where }
  const beyond = direction === 'asc' ? 'gt' : 'lt'
  const terms = [...new Set([field, key])].map((each) => `${each} ${direction.toUpperCase()}`)
  const asked = { include, fields: withFields(fields, [field, key]), order: terms, limit: pageSize }

  async function* fresh(rows: Row[]): AsyncGenerator<Row[], void, undefined> {
    const untaken = rows.filter((row) => !place.taken.has(keyOf(row, key)))
    if (untaken.length > 0) yield untaken
    // Only now have they been taken: those that were not come again.
    for (const row of untaken) place.taken.add(keyOf(row, key))
  }

  function after(row: object): AnyWhere {
    const value: unknown = Reflect.get(row, field)
    const further = { [key]: { [beyond]: keyOf(row, key) } }
    if (field === key) return further
    if (value === undefined || value === null) return further
    if (typeof value === 'object')
      throw new TypeError(`Rows cannot be walked over by ${field}: its values have no order`)
    const tied = allOf([{ [field]: value }, further])
    // Servers do not compare yes and no, but there are only these two.
    if (typeof value === 'boolean') return value === (direction === 'asc') ? tied : anyOf([{ [field]: !value }, tied])
    return anyOf([{ [field]: { [beyond]: value } }, tied])
  }

  async function parts(): Promise<AnyWhere[]> {
    if (field === key) return [{}]
    if (place.isNullFirst === undefined) {
      const [first] = await ask({ where: wanted, order: terms, limit: 1 })
      place.isNullFirst = first !== undefined && (Reflect.get(first, field) ?? null) === null
    }
    const both = [{ [field]: { neq: null } }, { [field]: null }]
    return place.isNullFirst ? both.reverse() : both
  }

  const all = await parts()
  while (place.part < all.length) {
    const { last } = place
    const conditions = [wanted, all[place.part] ?? {}, last ? after(last) : {}]
    const rows = await ask({ ...asked, where: allOf(conditions) })
    const next = rows.at(-1)
    // A server that ignores the conditions would answer the same rows forever.
    if (next && last && keyOf(next, key) === keyOf(last, key)) {
      throw new RangeError(
        `The server answered the ${key} ${keyOf(next, key)} twice: it cannot be walked over by ${field}`,
      )
    }
    yield* fresh(rows)
    place.last = next
    if (!next) place.part += 1
  }
  for await (const keys of walk(find, { key, pageSize: pageSize * KEY_PAGES, where, fields: [key], call })) {
    const missed = keys.map((row) => keyOf(row, key)).filter((each) => !place.taken.has(each))
    for (let at = 0; at < missed.length; at += pageSize) {
      const among = { [key]: { inq: missed.slice(at, at + pageSize) } }
      yield* fresh(await ask({ ...asked, where: allOf([wanted, among]) }))
    }
  }
}
