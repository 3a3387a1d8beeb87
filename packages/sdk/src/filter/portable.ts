import { allOf, anyOf, isEmpty } from './combine.ts'
import type { AnyWhere } from './filter.ts'
import { FilterError } from './filter-error.ts'
import { isObject } from './is-object.ts'
import { bordering, containing, notContaining } from './like-pattern.ts'
import { wireValue } from './wire-value.ts'

// SQL leaves rows without a value out of every comparison, `<>` included; other stores don't.
const orNone = (path: string, condition: AnyWhere): AnyWhere => anyOf([condition, { [path]: null }])

// LoopBack's memory connector compares the dates of a list as objects, and finds none of them.
const isMoment = (value: unknown) => /^\d{4}-\d\d-\d\dT/.test(String(value))

// In SQL a null in a list of values matches nothing, or hides everything: it is asked for apart, and so are dates.
function list(path: string, operator: 'inq' | 'nin', operand: unknown): AnyWhere {
  if (!Array.isArray(operand)) throw new FilterError(`${operator} on ${path} takes a list`)
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

function conditionOn(path: string, operator: string, given: unknown): AnyWhere {
  const operand = Array.isArray(given) ? given.map((value) => wireValue(path, value)) : wireValue(path, given)
  switch (operator) {
    case 'gt':
    case 'gte':
    case 'lt':
    case 'lte':
    case 'between':
      return { [path]: { [operator]: operand } }
    case 'eq':
      return { [path]: operand }
    case 'neq':
      return operand === null ? { [path]: { neq: null } } : orNone(path, { [path]: { neq: operand } })
    case 'inq':
    case 'nin':
      return list(path, operator, operand)
    case 'like':
    case 'ilike': {
      const pattern = containing(String(operand))
      // Every row contains the empty text, but this would leave out those without a value.
      return pattern === '%%' ? {} : { [path]: { [operator]: pattern } }
    }
    case 'startsWith':
    case 'endsWith':
      return operand === '' ? {} : { [path]: { ilike: bordering(String(operand), operator === 'startsWith') } }
    case 'nlike':
    case 'nilike':
      return orNone(path, { [path]: { [operator]: notContaining(String(operand)) } })
    default:
      throw new FilterError(`Servers differ in what ${operator} on ${path} means`)
  }
}

function conditionsOf(key: string, value: unknown): AnyWhere {
  if (key === 'and' || key === 'or') {
    if (!Array.isArray(value)) throw new FilterError(`${key} takes a list`)
    return (key === 'and' ? allOf : anyOf)(value.filter(isObject).map(portable))
  }
  if (key === 'nor') throw new FilterError('Some servers ignore nor')
  if (!isObject(value)) return { [key]: wireValue(key, value) }
  return allOf(Object.keys(value).map((operator) => conditionOn(key, operator, value[operator])))
}

/**
 * The same conditions, written so that every LoopBack 3 server reads them alike: one operator a field, `%text%`
 * patterns, negations that keep rows without a value. Throws a FilterError for what cannot be: `nor`, `regexp`.
 */
export function portable(where: AnyWhere): AnyWhere {
  const conditions: AnyWhere[] = []
  const merged: Record<string, unknown> = {}
  let isMergeable = true
  for (const key of Object.keys(where)) {
    const condition = conditionsOf(key, where[key])
    conditions.push(condition)
    for (const path of Object.keys(condition)) {
      if (path in merged) isMergeable = false
      merged[path] = condition[path]
    }
  }
  return isMergeable ? merged : allOf(conditions)
}

// As large as SQL takes it: some servers heed no `skip` without a `limit`.
const anyNumber = 2 ** 31 - 1

/**
 * A filter with its conditions written portably, those on embedded relations too; without them where they are empty. Throws a FilterError for
 * a `limit` or `skip` that is no whole number.
 */
export function portableFilter(filter: AnyWhere): AnyWhere {
  const { where, include, ...rest } = filter
  const asked: Record<string, unknown> = rest
  for (const name of ['limit', 'skip']) {
    const count = rest[name] ?? 0
    if (!Number.isInteger(count) || Number(count) < 0) throw new FilterError(`${name} is a whole number, not ${count}`)
  }
  if (rest.skip) asked.limit = rest.limit || anyNumber
  const conditions = isObject(where) ? portable(where) : {}
  if (!isEmpty(conditions)) asked.where = conditions
  if (include !== undefined) asked.include = Array.isArray(include) ? include.map(embed) : embed(include)
  return asked
}

function embed(include: unknown): unknown {
  if (!isObject(include) || !isObject(include.scope)) return include
  return { ...include, scope: portableFilter(include.scope) }
}
