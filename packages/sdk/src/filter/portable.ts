import { allOf, anyOf, isEmpty } from './build.ts'
import { assertPart, FilterError, kindOf } from './filter-error.ts'
import type { AnyWhere } from './filter-types.ts'
import { isObject } from './is-object.ts'
import { bordering, containing, notContaining } from './like-pattern.ts'

const isComparable = (value: unknown) =>
  typeof value === 'string' || typeof value === 'boolean' || value === null || Number.isFinite(value)

// All fields of the contract that hold times are called so, and no others.
const times = /(At|Date|[uU]ntil|\b(from|metrics))$/

const clockOf = /^[T ](\d\d)(?::(\d\d)(?::(\d\d))?)?/

/**
 * Whether a text begins with a day that no calendar has, such as `2026-02-30`, or goes on with a time that no clock shows, such as `T25:00`:
 * some servers go on to the next, others compare it as text, or leave the condition out.
 */
function isNoMoment(text: string): boolean {
  const [day] = /^\d{4}-\d\d-\d\d/.exec(text) ?? []
  if (day === undefined) return false
  const [, hour = 0, minute = 0, second = 0] = (clockOf.exec(text.slice(day.length)) ?? []).map(Number)
  return !new Date(`${day}T00:00Z`).toJSON()?.startsWith(day) || hour > 23 || minute > 59 || second > 59
}

/**
 * A value of a condition as it travels, dates as ISO text. Throws a FilterError for what is no single value, for a day or a time of day that
 * there is none of, and for what JSON has no word for (NaN, Infinity, an invalid date, undefined): it would go out as null or not at all, and other rows
 * would be meant.
 */
function wireValue(path: string, value: unknown): unknown {
  const isDate = value instanceof Date
  const isWrong = typeof value === 'string' && isNoMoment(value) && times.test(path)
  if (!isWrong && isComparable(isDate ? Number(value) : value)) return isDate ? value.toISOString() : value
  throw new FilterError(`${path} cannot be compared with ${isDate || isWrong ? value : kindOf(value)}`)
}

// SQL leaves rows without a value out of every comparison, `<>` included; other stores don't.
const orNone = (path: string, condition: AnyWhere): AnyWhere => anyOf([condition, { [path]: null }])

// LoopBack's memory connector compares the dates of a list as objects, and finds none of them.
const isMoment = (value: unknown) => /^\d{4}-\d\d-\d\dT/.test(String(value))

// In SQL a null in a list of values matches nothing, or hides everything: it is asked for apart, and so are dates.
function list(path: string, operator: 'inq' | 'nin', operand: readonly unknown[]): AnyWhere {
  const given = [...new Set(operand)]
  const apart = given.filter((value) => value === null || isMoment(value))
  const values = given.filter((value) => value !== null && !isMoment(value))
  const listed = { [path]: { [operator]: values } }
  if (operator === 'inq') {
    const single = apart.map((value) => ({ [path]: value }))
    return anyOf(values.length > 0 || single.length === 0 ? [listed, ...single] : single)
  }
  const none = allOf([values.length > 0 ? listed : {}, ...apart.map((neq) => ({ [path]: { neq } }))])
  return operand.includes(null) || isEmpty(none) ? none : orNone(path, none)
}

function wireValues(path: string, operator: string, given: unknown): unknown[] {
  if (!Array.isArray(given)) throw new FilterError(`${operator} on ${path} takes a list`)
  return given.map((value) => wireValue(path, value))
}

function conditionOn(path: string, operator: string, given: unknown): AnyWhere {
  if (operator === 'between') return { [path]: { between: wireValues(path, operator, given) } }
  if (operator === 'inq' || operator === 'nin') return list(path, operator, wireValues(path, operator, given))
  const operand = wireValue(path, given)
  switch (operator) {
    case 'gt':
    case 'gte':
    case 'lt':
    case 'lte':
      return { [path]: { [operator]: operand } }
    case 'eq':
      return { [path]: operand }
    case 'neq':
      return operand === null ? { [path]: { neq: null } } : orNone(path, { [path]: { neq: operand } })
    case 'like':
    case 'ilike': {
      const pattern = containing(String(operand))
      // Every row contains the empty text, but this would leave out those without a value.
      return pattern === '%%' ? {} : { [path]: { [operator]: pattern } }
    }
    case 'startsWith':
    case 'endsWith':
      return operand === '' ? {} : { [path]: { ilike: bordering(String(operand), operator === 'startsWith') } }
    // Of a server that has no `ilike`: late-repairs.ts.
    case 'likeStart':
    case 'likeEnd':
      return operand === '' ? {} : { [path]: { like: bordering(String(operand), operator === 'likeStart') } }
    case 'nlike':
    case 'nilike':
      return orNone(path, { [path]: { [operator]: notContaining(String(operand)) } })
    default:
      throw new FilterError(`Servers differ in what ${operator} on ${path} means`)
  }
}

function conditionsOf(key: string, value: unknown): AnyWhere {
  if (key === 'and' || key === 'or') {
    assertPart(key, value)
    return (key === 'and' ? allOf : anyOf)([value].flat().map(portable))
  }
  if (key === 'nor') throw new FilterError('Some servers ignore nor')
  // No operator at all would hold for every row: it is no value either.
  if (!isObject(value) || isEmpty(value)) return { [key]: wireValue(key, value) }
  return allOf(Object.keys(value).map((operator) => conditionOn(key, operator, value[operator])))
}

/**
 * The same conditions, written so that every LoopBack 3 server reads them alike: one operator a field, `and` and `or` alone in their object, `%text%`
 * patterns, negations that keep rows without a value. Throws a FilterError for what cannot be: `nor`, `regexp`, conditions that are no object.
 */
export function portable(where: unknown): AnyWhere {
  assertPart('where', where)
  const asked: AnyWhere = Object(where)
  const conditions: AnyWhere[] = []
  const merged: Record<string, unknown> = {}
  let isMergeable = true
  for (const key of Object.keys(asked)) {
    const condition = conditionsOf(key, asked[key])
    conditions.push(condition)
    for (const path of Object.keys(condition)) {
      if (path in merged) isMergeable = false
      merged[path] = condition[path]
    }
  }
  // LoopBack's SQL connectors before 2019 write `or` beside other conditions without parentheses: other rows would be meant.
  const isGroupAlone = conditions.length < 2 || !('or' in merged || 'and' in merged)
  return isMergeable && isGroupAlone ? merged : allOf(conditions)
}

// As large as SQL takes it: some servers heed no `skip` without a `limit`.
const anyNumber = 2 ** 31 - 1

/**
 * A filter with its conditions written portably, those on embedded relations too; without them where they are empty. Throws a FilterError for
 * a part that is of another kind than it may be, such as a `limit` that is no whole number.
 */
export function portableFilter(filter: unknown): AnyWhere {
  assertPart('filter', filter)
  const given: AnyWhere = Object(filter)
  const { where, include } = given
  const asked: Record<string, unknown> = {}
  for (const part of Object.keys(given)) {
    const value = given[part]
    if (part === 'where' || part === 'include' || value === undefined) continue
    assertPart(part, value)
    // An order of nothing, which LoopBack's SQL connectors fail at.
    if (part !== 'order' || String(value) !== '') asked[part] = value
  }
  if (asked.skip) asked.limit ||= anyNumber
  const conditions = where === undefined ? {} : portable(where)
  if (!isEmpty(conditions)) asked.where = conditions
  if (include === undefined) return asked
  assertPart('include', include)
  const embed = (each: unknown) =>
    isObject(each) && each.scope !== undefined ? { ...each, scope: portableFilter(each.scope) } : each
  asked.include = Array.isArray(include) ? include.map(embed) : embed(include)
  return asked
}
