import type { AnyWhere } from '../filter/filter-types.ts'
import { UnknownFieldError } from '../filter/unknown-field-error.ts'
import type { AnyArgs } from '../operations/build-request.ts'
import type { OperationEntry } from '../operations/operation-entry.ts'
import type { Answer, CallOptions } from '../operations/operation-types.ts'
import type { Caller } from '../transport/options.ts'

// Loaded late, so it shares little with the rest: bundlers wrap what both parts load.
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date)

type Halves = readonly [AnyWhere, AnyWhere]

/** Cuts one condition in two, which no row meets both of; undefined where it is none that can be cut. */
type Cut = (key: string, condition: unknown) => Halves | undefined

const longestFirst = (entries: [string, unknown][]) =>
  entries
    .map(([key, value]) => ({ key, value, length: JSON.stringify(value).length }))
    .sort((left, right) => right.length - left.length)

const halveList: Cut = (path, condition) => {
  // A relation may lead to several rows, which could match in different halves: a row would come twice.
  if (path.includes('.') || !isObject(condition) || !Array.isArray(condition.inq)) return undefined
  const values = [...new Set(condition.inq)]
  if (values.length < 2) return undefined
  const middle = Math.ceil(values.length / 2)
  return [{ [path]: { inq: values.slice(0, middle) } }, { [path]: { inq: values.slice(middle) } }]
}

function halveAnd(conditions: unknown, cut: Cut): Halves | undefined {
  if (!Array.isArray(conditions)) return undefined
  for (const { key, value } of longestFirst(Object.entries(conditions))) {
    const halves = isObject(value) ? halve(value, cut) : undefined
    if (halves)
      return [{ and: conditions.with(Number(key), halves[0]) }, { and: conditions.with(Number(key), halves[1]) }]
  }
  return undefined
}

/** Field, first and last value of a range of a field of the row, where a condition is that and nothing else. */
function rangeOf(condition: unknown): readonly string[] {
  // As it travels: instants of one form compare as text.
  const [[path = '', bounds] = [], ...more] = Object.entries(Object(JSON.parse(JSON.stringify(condition))))
  return more[0] || path.includes('.') ? [] : [path, ...(Object(bounds).between ?? [])]
}

/** Cuts alternatives that are ranges of one field, each after the one before: the first half has the earlier ones. */
const halveRanges =
  (ofPath?: string): Cut =>
  (key, conditions) => {
    if (key !== 'or' || !Array.isArray(conditions) || conditions.length < 2) return undefined
    const ranges = conditions.map(rangeOf)
    const path = ofPath ?? ranges[0]?.[0]
    const isApart = ranges.every(([field, from, to], at) => {
      const last = ranges[at - 1]?.[2] ?? ''
      return field === path && typeof from === 'string' && typeof to === 'string' && last < from
    })
    const middle = Math.ceil(conditions.length / 2)
    return isApart ? [{ or: conditions.slice(0, middle) }, { or: conditions.slice(middle) }] : undefined
  }

/**
 * Two conditions that together match the rows of the one given, none of them twice: its longest `inq`, or `or` of ranges that do not
 * overlap, cut in half. Undefined where there is none that every row must meet.
 */
export const halve = (where: AnyWhere, cut: Cut = cutAny): Halves | undefined => {
  for (const { key, value } of longestFirst(Object.entries(where))) {
    const halves = key === 'and' ? halveAnd(value, cut) : cut(key, value)
    if (!halves) continue
    const { [key]: _, ...rest } = where
    return [
      { ...rest, ...halves[0] },
      { ...rest, ...halves[1] },
    ]
  }
  return undefined
}

const cutAny: Cut = (key, condition) => halveList(key, condition) ?? halveRanges()(key, condition)

/** The same by the ranges of one field alone: every row of the first half has less of it than any of the other. */
const halveAlong = (where: AnyWhere, path: string): Halves | undefined => halve(where, halveRanges(path))

/** The answer of a part, whose server told how many rows there are of that part alone: nothing is said of all. */
function withoutTotal(part: Answer): Answer {
  const response = new Response(null, part.response)
  response.headers.delete('x-total-count')
  return { ...part, response }
}

const isCount = (data: unknown): data is { count: number } => isObject(data) && typeof data.count === 'number'

/** The arguments with each half of their condition; undefined where the call can't be split. */
function halveArgs(args: AnyArgs): AnyArgs[] | undefined {
  const { filter, where } = args
  if (isObject(where)) return halve(where)?.map((half) => ({ ...args, where: half }))
  if (!isObject(filter) || !isObject(filter.where)) return undefined
  // Pages and orders are those of all rows together, which no half knows.
  if (filter.limit || filter.skip || filter.order) return undefined
  return halve(filter.where)?.map((half) => ({ ...args, filter: { ...filter, where: half } }))
}

/** The answers of parts as one. */
function merge(parts: readonly Answer[], last: Answer): Answer {
  const sumOf = (name: 'attempts' | 'durationMs') => parts.reduce((sum, part) => sum + part[name], 0)
  const whole = { ...withoutTotal(last), attempts: sumOf('attempts'), durationMs: sumOf('durationMs') }
  const data = parts.map((part) => part.data)
  if (data.every(isCount)) return { ...whole, data: { count: data.reduce((sum, { count }) => sum + count, 0) } }
  return { ...whole, data: data.flat() }
}

/** Makes a call that is too long as two, one after the other; undefined where it can't be split. */
async function inHalves(args: AnyArgs, callHalf: (half: AnyArgs) => Promise<Answer>): Promise<Answer | undefined> {
  const parts: Answer[] = []
  for (const half of halveArgs(args) ?? []) parts.push(await callHalf(half))
  const last = parts.at(-1)
  return last && merge(parts, last)
}

/** What a page is asked with. */
interface PageCalls {
  find(args: AnyArgs): Promise<Answer>
  count(where: AnyWhere): Promise<number>
}

/**
 * A page of rows that are asked for by more ranges of a field than one address takes, in the order of that field: from the half that comes
 * first, and from the other where that ends. Undefined where the order is another one.
 */
async function inPages(args: AnyArgs, { find, count }: PageCalls): Promise<Answer | undefined> {
  const { filter } = args
  if (!isObject(filter) || !isObject(filter.where)) return undefined
  const [path = '', direction] = String([filter.order].flat()[0]).split(' ')
  const halves = halveAlong(filter.where, path)
  if (!halves) return undefined
  const [first, last] = direction?.toUpperCase() === 'DESC' ? halves.toReversed() : halves
  const [limit, skip] = [Number(filter.limit) || 0, Number(filter.skip) || 0]

  const begun = await find({ ...args, filter: { ...filter, where: first } })
  const found = Array.isArray(begun.data) ? begun.data.length : 0
  if (limit > 0 && found >= limit) return withoutTotal(begun)
  // How many of the first half are before the page: all of them, where none is on it.
  const passed = found || !skip ? skip : await count(first)
  const page = { skip: skip - passed, ...(limit > 0 && { limit: limit - found }) }
  const ended = await find({ ...args, filter: { ...filter, where: last, ...page } })
  return merge([begun, ended], ended)
}

interface PartCalls {
  /** The same call with other arguments. */
  again(part: AnyArgs): Promise<Answer>
  /** Counts the rows that it finds, where there is a call for that. */
  count: ((where: AnyWhere) => Promise<Answer>) | undefined | false
}

/** A call as several, one after the other; undefined where it can't be split. */
export async function inParts(args: AnyArgs, { again, count }: PartCalls): Promise<Answer | undefined> {
  const answer = await inHalves(args, again)
  if (answer || !count) return answer
  return inPages(args, {
    find: again,
    async count(where) {
      const { data } = await count(where)
      return Number(Object(data).count)
    },
  })
}

/** Asks for rows of the list. */
type Ask = (filter: object, options: CallOptions) => Promise<Answer>

const plain: Readonly<Record<string, string>> = {
  ilike: 'like',
  nilike: 'nlike',
  startsWith: 'likeStart',
  endsWith: 'likeEnd',
}

/** Conditions with `like` instead of `ilike`. */
function withLike(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withLike)
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [plain[name] ?? name, withLike(inner)]))
}

const writeLike = (args: AnyArgs): AnyArgs =>
  Object.fromEntries(Object.entries(args).map(([name, part]) => [name, withLike(part)]))

/** The first field of a row's own that is asked by `ilike`. */
function fieldIn(value: unknown): string | undefined {
  if (Array.isArray(value)) return value.map(fieldIn).find(Boolean)
  if (!isObject(value)) return undefined
  const own = Object.entries(value).find(
    ([name, condition]) =>
      !name.includes('.') && isObject(condition) && Object.keys(plain).some((each) => each in condition),
  )
  return own ? own[0] : Object.values(value).map(fieldIn).find(Boolean)
}

const ROWS = 20

const swapped = (text: string) => (text === text.toLowerCase() ? text.toUpperCase() : text.toLowerCase())

/** A row with letters in a field, and these letters in the other case; undefined where no row tells anything. */
async function lettersOf(ask: Ask, field: string): Promise<{ id: unknown; word: string } | undefined> {
  const { data } = await ask({ where: { [field]: { neq: null } }, fields: ['id', field], limit: ROWS }, {})
  for (const row of Array.isArray(data) ? data : []) {
    const value = String(Reflect.get(row, field))
    const word = /[a-z]{2,}/i.exec(value)?.[0]
    if (word && !value.includes(swapped(word))) return { id: row.id, word }
  }
  return undefined
}

/**
 * How arguments are written for a server that has no `ilike`, found out by a list that was asked by it and failed; undefined where it has one, where its `like`
 * heeds letter case, which would find less, and where no row tells which it is.
 */
export async function withoutIlike(
  ask: Ask,
  args: AnyArgs,
  isUnknownOperator: (error: unknown) => boolean,
): Promise<typeof writeLike | undefined> {
  const field = fieldIn([args.where, args.filter])
  const letters = field === undefined ? undefined : await lettersOf(ask, field)
  if (field === undefined || !letters) return undefined
  const finds = async (operator: string): Promise<boolean | undefined> => {
    const where = { and: [{ id: letters.id }, { [field]: { [operator]: `%${swapped(letters.word)}%` } }] }
    try {
      const { data } = await ask({ where, fields: ['id'], limit: 1 }, { retry: false })
      return Array.isArray(data) && data.length > 0
    } catch (error) {
      if (isUnknownOperator(error)) return undefined
      throw error
    }
  }
  return (await finds('ilike')) === undefined && (await finds('like')) ? writeLike : undefined
}

/** Rows read and deleted at a time. */
const ROWS_AT_ONCE = 500

/**
 * Deletes the rows that meet a condition by their ids, some hundred at a time: a server that lacks a field of the condition would delete all.
 * Throws what the list throws, an UnmetConditionError for a row that does not meet the condition, an UnknownFieldError where its rows lack the field, and one where the model has no list to ask.
 * @returns the answer of the last question, with the count of all that were deleted
 */
export async function deleteByCondition(
  call: Caller,
  list: OperationEntry | undefined,
  [entry, args, options]: Parameters<Caller>,
): Promise<Answer> {
  // It was checked before: it is a condition, and not empty.
  const where = args.where as AnyWhere
  if (!list) throw new UnknownFieldError(entry.id.replace(/\..*/, ''), Object.keys(where))
  const { rowMatcher, UnmetConditionError } = await import('../filter/may-meet.ts')
  const mayMeet = rowMatcher(where)
  const seen = new Set<unknown>()
  let count = 0
  for (;;) {
    const found = await call(list, { filter: { where, order: ['id ASC'], limit: ROWS_AT_ONCE } }, options)
    const rows = Array.isArray(found.data) ? found.data.filter(isObject) : []
    // A server that keeps rows answers them once more.
    const ids = rows.map(({ id }) => id).filter((id) => !seen.has(id))
    if (ids.length === 0) return { ...found, data: { count } }
    const stranger = rows.find((row) => !mayMeet(row))
    if (stranger) throw new UnmetConditionError(stranger.id)
    for (const id of ids) seen.add(id)
    const { data } = await call(entry, { where: { id: { inq: ids } } }, options)
    count += isObject(data) && typeof data.count === 'number' ? data.count : ids.length
  }
}
