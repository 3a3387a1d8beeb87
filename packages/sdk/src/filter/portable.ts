import { allOf, anyOf, isEmpty } from './combine.ts'
import type { AnyWhere } from './filter.ts'
import { FilterError } from './filter-error.ts'
import { isObject } from './is-object.ts'
import { containing, notContaining } from './like-pattern.ts'

// SQL leaves rows without a value out of every comparison, `<>` included; other stores don't.
const orNone = (path: string, condition: AnyWhere): AnyWhere => ({ or: [condition, { [path]: null }] })

// In SQL a null in a list of values matches nothing, or hides everything: it is asked for apart.
function list(path: string, operator: 'inq' | 'nin', operand: unknown): AnyWhere {
  if (!Array.isArray(operand)) throw new FilterError(`${operator} on ${path} takes a list`)
  const values = [...new Set(operand)].filter((value) => value !== null)
  const condition = { [path]: { [operator]: values } }
  const hasNull = operand.includes(null)
  if (operator === 'inq') return hasNull ? orNone(path, condition) : condition
  const isOther = values.length > 0 ? condition : {}
  if (hasNull) return allOf([isOther, { [path]: { neq: null } }])
  return values.length > 0 ? orNone(path, condition) : {}
}

function conditionOn(path: string, operator: string, operand: unknown): AnyWhere {
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
  if (value === undefined) return {}
  if (!isObject(value)) return { [key]: value }
  return allOf(Object.keys(value).map((operator) => conditionOn(key, operator, value[operator])))
}

/**
 * The same conditions, written so that every LoopBack 3 server reads them alike: one operator a field, `%text%`
 * patterns, negations that keep rows without a value. Throws a FilterError for what can not be: `nor`, `regexp`.
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

/** A filter with its conditions written portably, those on embedded relations too; without them where they are empty. */
export function portableFilter(filter: AnyWhere): AnyWhere {
  const { where, include, ...rest } = filter
  const asked: Record<string, unknown> = rest
  const conditions = isObject(where) ? portable(where) : {}
  if (!isEmpty(conditions)) asked.where = conditions
  if (include !== undefined) asked.include = Array.isArray(include) ? include.map(embed) : embed(include)
  return asked
}

function embed(include: unknown): unknown {
  if (!isObject(include) || !isObject(include.scope)) return include
  return { ...include, scope: portableFilter(include.scope) }
}
