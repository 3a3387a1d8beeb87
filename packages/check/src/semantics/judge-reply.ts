import { folded } from '@lineboard/contract/folded'
import type { Row } from '../server/rows.ts'
import type { Condition, Query, Reply, Sample } from './ask.ts'
import type { Subject } from './subject.ts'

/** What a row answers to a condition; undefined where servers differ: letter case, accents, rows without a value, order of texts. */
export type Meets = boolean | undefined

const not = (meets: Meets): Meets => (meets === undefined ? undefined : !meets)

function all(answers: readonly Meets[]): Meets {
  if (answers.includes(false)) return false
  return answers.includes(undefined) ? undefined : true
}

const any = (answers: readonly Meets[]): Meets => not(all(answers.map(not)))

/** A number that orders values of a kind; undefined for texts, which every collation orders in its own way. */
export function rankOf(value: unknown, kind: string | undefined): number | undefined {
  if (typeof value === 'number') return value
  if (kind !== 'date-time' || typeof value !== 'string') return undefined
  return Date.parse(value)
}

function equal(value: unknown, wanted: unknown, kind: string | undefined): Meets {
  const [left, right] = [rankOf(value, kind) ?? value, rankOf(wanted, kind) ?? wanted]
  if (left === right) return true
  const isOneFolded = typeof left === 'string' && folded(left) === folded(String(right))
  return isOneFolded ? undefined : false
}

function ordered(value: unknown, bound: unknown, kind: string | undefined, holds: (difference: number) => boolean) {
  const [left, right] = [rankOf(value, kind), rankOf(bound, kind)]
  return left === undefined || right === undefined ? undefined : holds(left - right)
}

const plain = (pattern: unknown) => String(pattern).replaceAll('%', '')

// LoopBack's memory connector looks for the text in the word `undefined` where a row has no value.
const inNothing = (part: string): Meets => ('undefined null'.includes(part.toLowerCase()) ? undefined : false)

function contains(value: unknown, pattern: unknown, isCaseBlind: boolean): Meets {
  const part = plain(pattern)
  if (value === null) return inNothing(part)
  if (String(value).includes(part)) return true
  if (!folded(String(value)).includes(folded(part))) return false
  return isCaseBlind && String(value).toLowerCase().includes(part.toLowerCase()) ? true : undefined
}

type Test = (value: unknown, operand: unknown, kind: string | undefined) => Meets

const atLeast: Test = (value, operand, kind) => ordered(value, operand, kind, (difference) => difference >= 0)
const atMost: Test = (value, operand, kind) => ordered(value, operand, kind, (difference) => difference <= 0)
const oneOf: Test = (value, operand, kind) =>
  any([operand].flat().map((wanted) => (value === null ? false : equal(value, wanted, kind))))

const tests: Readonly<Record<string, Test>> = {
  eq: (value, operand, kind) => equal(value, operand, kind),
  gt: (value, operand, kind) => ordered(value, operand, kind, (difference) => difference > 0),
  gte: atLeast,
  lt: (value, operand, kind) => ordered(value, operand, kind, (difference) => difference < 0),
  lte: atMost,
  between: (value, operand, kind) => {
    const [from, to] = [operand].flat()
    return all([atLeast(value, from, kind), atMost(value, to, kind)])
  },
  inq: oneOf,
  like: (value, operand) => contains(value, operand, false),
  ilike: (value, operand) => contains(value, operand, true),
  regexp: (value, operand) => (value === null ? false : new RegExp(String(operand)).test(String(value))),
}

const negations: Readonly<Record<string, string>> = { neq: 'eq', nin: 'inq', nlike: 'like', nilike: 'ilike' }

/** Whether a condition says what a field is not: there servers differ about rows without a value. */
export const isNegation = (operator: string): boolean => Object.hasOwn(negations, operator)

const valuesOf = (operand: Sample | readonly Sample[]) =>
  'value' in operand ? operand.value : operand.map(({ value }) => value)

/** Whether a row meets a condition, as far as every honest server agrees. */
export function meets(row: Row, condition: Condition, kinds: Readonly<Record<string, string>>): Meets {
  if ('join' in condition) {
    const answers = condition.parts.map((part) => meets(row, part, kinds))
    if (condition.join === 'and' || condition.join === 'beside') return all(answers)
    return condition.join === 'or' ? any(answers) : not(any(answers))
  }
  const { field, operator, operand } = condition
  const value = row[field] ?? null
  if (operand === null) return operator === 'eq' ? value === null : value !== null
  const negated = negations[operator]
  if (negated === undefined) {
    if (value === null && !/like$/.test(operator)) return false
    return tests[operator]?.(value, valuesOf(operand), kinds[field])
  }
  return value === null ? undefined : not(tests[negated]?.(value, valuesOf(operand), kinds[field]))
}

/** Rows that other rows belong to, read one by one, by relation and id. */
export type Related = ReadonlyMap<string, Row>

/** How related rows are known by. */
export const relatedKey = (relation: string, id: unknown): string => `${relation} ${String(id)}`

const nameOf = (row: Row) => `row ${String(row.id)}`

// Servers write what is not there as null, or leave it out.
const text = (value: unknown) => JSON.stringify(value ?? null)

/** A field that two readings of a row tell differently, of those that both have. */
export function differing(row: Row, other: Row, names: readonly string[]): string | undefined {
  return names.find((name) => name in row && name in other && text(row[name]) !== text(other[name]))
}

function wrongOrder(rows: readonly Row[], order: readonly string[], subject: Subject): string | undefined {
  const [first = ''] = order
  const [field = '', direction] = first.split(' ')
  const rank = (row: Row) => rankOf(row[field], subject.kinds[field])
  for (const [at, row] of rows.entries()) {
    const next = rows[at + 1]
    const [left, right] = [rank(row), next && rank(next)]
    if (!next || left === undefined || right === undefined) continue
    if (direction === 'DESC' ? left < right : left > right) return `${nameOf(row)} stands before ${nameOf(next)}`
  }
  return undefined
}

/** The page that an order by id alone leaves no doubt of. */
function pageById({ order = [], limit, skip = 0 }: Query, rows: readonly Row[]): readonly Row[] | undefined {
  const [first = '', ...more] = order
  if (!/^id (ASC|DESC)$/.test(first) || more.length > 0) return undefined
  const sorted = rows.toSorted((left, right) => Number(left.id) - Number(right.id))
  const all = first === 'id ASC' ? sorted : sorted.toReversed()
  return all.slice(skip, limit === undefined ? undefined : skip + limit)
}

function wrongFields(row: Row, known: Row, query: Query, { kinds }: Subject): string | undefined {
  const { fields, include } = query
  if (fields) {
    const extra = Object.keys(row).find((name) => !fields.includes(name) && name !== include)
    if (extra) return `${nameOf(row)} comes with ${extra}, which was not asked for`
  }
  const asked = fields ?? Object.keys(kinds)
  const missing = asked.find((name) => row[name] === undefined && (known[name] ?? null) !== null)
  if (missing) return `${nameOf(row)} comes without ${missing}`
  const other = differing(row, known, asked)
  return other && `${other} of ${nameOf(row)} is not what the list says`
}

function wrongRelation(row: Row, known: Row, relation: string, subject: Subject, related: Related): string | undefined {
  const { foreignKey = '' } = subject.relations[relation] ?? {}
  const wanted = related.get(relatedKey(relation, known[foreignKey]))
  if (!wanted) return undefined
  const embedded = row[relation]
  if (typeof embedded !== 'object' || embedded === null) return `${nameOf(row)} comes without ${relation}`
  const other = differing({ ...embedded }, wanted, Object.keys(wanted))
  return other && `${other} of ${relation} in ${nameOf(row)} is not what reading that row alone says`
}

function wrongRows(query: Query, rows: readonly Row[], subject: Subject, related: Related): string | undefined {
  const { where, limit, skip, order } = query
  const byId = new Map(subject.rows.map((row) => [row.id, row]))
  const answers = new Map(subject.rows.map((row) => [row.id, where ? meets(row, where, subject.kinds) : true]))
  const stranger = rows.find(({ id }) => !byId.has(id))
  if (stranger) return `${nameOf(stranger)} is not in the list`
  if (new Set(rows.map(({ id }) => id)).size < rows.length) return 'a row comes twice'
  const wrong = rows.find(({ id }) => answers.get(id) === false)
  if (wrong) return `${nameOf(wrong)} does not meet the condition`
  if (limit !== undefined && rows.length > limit) return `${rows.length} rows where ${limit} were asked for`

  const sure = subject.rows.filter(({ id }) => answers.get(id) === true)
  const isSure = !subject.rows.some(({ id }) => answers.get(id) === undefined)
  const found = new Set(rows.map(({ id }) => id))
  const isPage = limit !== undefined || skip !== undefined
  const missed = isPage ? undefined : sure.find(({ id }) => !found.has(id))
  if (missed) return `${nameOf(missed)} is missing`
  // What `skip` means without a limit differs from server to server: the profile says it.
  if (isSure && limit !== undefined) {
    const expected = Math.min(limit, Math.max(0, sure.length - (skip ?? 0)))
    if (rows.length !== expected) return `${rows.length} rows where there are ${expected}`
    const page = pageById(query, sure)
    const at = page?.findIndex((row, place) => row.id !== rows[place]?.id) ?? -1
    if (page && at >= 0) return `${nameOf(rows[at] ?? {})} stands where row ${String(page[at]?.id)} should`
  }
  const misplaced = order && wrongOrder(rows, order, subject)
  if (misplaced) return misplaced
  for (const row of rows) {
    const known = byId.get(row.id) ?? {}
    const problem =
      wrongFields(row, known, query, subject) ??
      (query.include && wrongRelation(row, known, query.include, subject, related))
    if (problem) return problem
  }
  return undefined
}

function wrongCount({ where }: Query, count: number, { rows, kinds }: Subject): string | undefined {
  const answers = rows.map((row) => (where ? meets(row, where, kinds) : true))
  const [least, open] = [true, undefined].map((wanted) => answers.filter((answer) => answer === wanted).length)
  const isRight = least !== undefined && open !== undefined && count >= least && count <= least + open
  return isRight ? undefined : `it counts ${count} where the list has ${least}`
}

/** What is wrong with an answer, in words without a row's values; undefined where nothing is. */
export function judgeReply(query: Query, reply: Reply, subject: Subject, related: Related): string | undefined {
  if (reply.status === 0) return 'no answer comes'
  if (reply.status !== 200) return `it answers ${reply.status}`
  if (query.call === 'count') {
    return reply.count === undefined ? 'it answers no count' : wrongCount(query, reply.count, subject)
  }
  if (!reply.rows) return 'it answers no rows'
  // A total that is told counts what the condition finds, whatever page was asked for.
  if (reply.total !== undefined) {
    const problem = wrongCount(query, reply.total, subject)
    if (problem) return `in X-Total-Count ${problem}`
  }
  return wrongRows(query, reply.rows, subject, related)
}
