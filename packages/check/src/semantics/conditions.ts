import type { Row } from '../server/rows.ts'
import type { Condition, Query, Sample } from './ask.ts'
import { isNegation, rankOf } from './judge-reply.ts'
import { distinct, fieldsOf, isPartly, listOf, type Subject, sampleOf } from './subject.ts'

const middle = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(items.length / 2)]

/** Rows with the smallest value of a field, one before the greatest, and one between; undefined where too few differ. */
function spread(subject: Subject, field: string): { low: Row; mid: Row; high: Row } | undefined {
  const kind = subject.kinds[field]
  const sorted = distinct(subject, field).toSorted(
    (left, right) => (rankOf(left[field], kind) ?? 0) - (rankOf(right[field], kind) ?? 0),
  )
  const [low, mid, high] = [sorted[1] ?? sorted[0], middle(sorted), sorted.at(-2)]
  return low && mid && high && sorted.length > 2 ? { low, mid, high } : undefined
}

function onOrdered(subject: Subject, field: string): Condition[] {
  const known = spread(subject, field)
  if (!known) return []
  const [low, mid, high] = [known.low, known.mid, known.high].map((row) => sampleOf(row, field))
  if (!low || !mid || !high) return []
  return [
    ...['eq', 'neq', 'gt', 'gte', 'lt', 'lte'].map((operator) => ({ field, operator, operand: mid })),
    { field, operator: 'between', operand: [low, high] },
  ]
}

function onLists(subject: Subject, field: string): Condition[] {
  const values = distinct(subject, field).map((row) => sampleOf(row, field))
  const operand = [values[0], values.at(-1)].filter((sample) => sample !== undefined)
  return values.length > 2 ? ['inq', 'nin'].map((operator) => ({ field, operator, operand })) : []
}

const flipped = (text: string) => (text === text.toLowerCase() ? text.toUpperCase() : text.toLowerCase())

/** A word of a row's text that not every row has. */
export function partOf(subject: Subject, field: string): { part: string; row: Row } | undefined {
  for (const row of distinct(subject, field)) {
    const words: string[] = String(row[field]).match(/[a-z]{3,}|\d{3,}/gi) ?? []
    const part = words.find((word) =>
      subject.rows.some((other) => !String(other[field]).toLowerCase().includes(word.toLowerCase())),
    )
    if (part !== undefined) return { part, row }
  }
  return undefined
}

function onText(subject: Subject, field: string): Condition[] {
  const found = partOf(subject, field)
  if (!found) return []
  const label = `%part of ${field} of row ${String(found.row.id)}%`
  const pattern = (part: string): Sample => ({ value: `%${part}%`, label })
  return ['like', 'nlike', 'ilike', 'nilike'].map((operator) => ({
    field,
    operator,
    operand: pattern(operator.includes('il') ? flipped(found.part) : found.part),
  }))
}

/** A field that some rows have no value in: none, any, and another than one, which servers differ about. */
function onNulls(subject: Subject, field: string): Condition[] {
  const [row] = distinct(subject, field)
  const nulls = ['eq', 'neq'].map((operator) => ({ field, operator, operand: null }))
  return row ? [...nulls, { field, operator: 'neq', operand: sampleOf(row, field) }] : nulls
}

/** Several conditions together: each of them leaves out a row that the others would not. */
function joined(subject: Subject, field: string): Condition[] {
  const known = spread(subject, field)
  if (!known) return []
  const on = (row: Row, operator: string): Condition => ({ field, operator, operand: sampleOf(row, field) })
  const { low, mid, high } = known
  const both: Condition = { join: 'and', parts: [on(low, 'gte'), on(high, 'lte')] }
  const either: Condition = { join: 'or', parts: [on(low, 'eq'), on(high, 'gt')] }
  return [both, either, { join: 'or', parts: [both, { join: 'and', parts: [on(mid, 'neq'), on(high, 'gt')] }] }]
}

/** The fields that conditions are made of, where the rows have such. */
export function fieldRoles(subject: Subject) {
  const [number = 'id'] = fieldsOf(subject, 'number', 'integer').filter(
    (name) => !/id$/i.test(name) && distinct(subject, name).length > 2,
  )
  const [text] = fieldsOf(subject, 'string')
  const [date] = fieldsOf(subject, 'date-time')
  const all = fieldsOf(subject, 'string', 'number', 'integer', 'date-time')
  const partly = all.filter((name) => isPartly(subject, name))
  return { number, text, date, partly }
}

/** Conditions that try each operator, on fields of each kind, where there are rows to try it on. */
export function conditionsFor(subject: Subject): Condition[] {
  const { number, text, date, partly } = fieldRoles(subject)
  const [empty = ''] = partly
  const texts = [...new Set([text, partly.find((name) => subject.kinds[name] === 'string')])]
  return [
    ...onOrdered(subject, number),
    ...onLists(subject, number),
    ...onLists(subject, 'id'),
    ...(date ? onOrdered(subject, date) : []),
    ...texts.flatMap((name) => (name ? onText(subject, name) : [])),
    ...(text ? onOrdered(subject, text) : []),
    ...(empty ? onNulls(subject, empty) : []),
    ...joined(subject, number),
  ]
}

const opposites: Readonly<Record<string, string>> = {
  ...{ eq: 'neq', gt: 'lte', gte: 'lt', inq: 'nin', like: 'nlike', ilike: 'nilike' },
}

/** Pairs of conditions of which each row with a value meets exactly one. */
export function opposed(conditions: readonly Condition[]): [Condition, Condition][] {
  const text = (condition: Condition) => JSON.stringify(condition)
  return conditions.flatMap((one): [Condition, Condition][] => {
    if ('join' in one || !opposites[one.operator]) return []
    const other = { ...one, operator: opposites[one.operator] ?? '' }
    return conditions.some((condition) => text(condition) === text(other)) ? [[one, other]] : []
  })
}

/** Whether servers may do without an operator: the profile says so, and the SDK writes around it. */
export const isOptional = (condition: Condition): boolean =>
  !('join' in condition) && /^n?ilike$|^regexp$/.test(condition.operator)

/** Whether a condition says what a field is not. */
export const negates = (condition: Condition): boolean =>
  !('join' in condition) && isNegation(condition.operator) && condition.operand !== null

/** A condition as lists and screens send it: with an order, a limit and the fields they show. */
export function conditionRequest(subject: Subject, where: Condition): Query {
  const limit = subject.rows.length + 1
  return listOf(subject, { where, order: ['id ASC'], limit, fields: ['id', ...Object.keys(subject.kinds).slice(1, 3)] })
}

/** Requests that try what a list can be asked for beside conditions. */
export function listRequests(subject: Subject): Query[] {
  const { number, text, date } = fieldRoles(subject)
  const size = Math.max(1, Math.floor(subject.rows.length / 3))
  const pages = [0, 1, 2, 3].map((page) => ({ order: ['id ASC'], limit: size, skip: page * size }))
  const orders = ['id DESC', `${number} ASC`, `${number} DESC`, ...(date ? [`${date} DESC`] : [])]
  const relations = Object.keys(subject.relations)
  const [relation] = relations
  const [last] = conditionsFor(subject).filter((each) => 'join' in each)
  const keys = relations.map((name) => subject.relations[name]?.foreignKey ?? 'id')
  return [
    {},
    { limit: 2 },
    ...pages,
    ...orders.map((order) => ({ order: [order] })),
    { fields: ['id', text ?? number] },
    ...relations.map((include) => ({ include })),
    // All of it at once, as a screen asks.
    { where: last, order: ['id DESC'], limit: 2, skip: 1, fields: ['id', number, ...keys], include: relation },
  ].map((asked) => listOf(subject, asked))
}
