import type { LooseWhere } from './filter.ts'
import { FilterError } from './filter-error.ts'
import { containing, notContaining } from './like-pattern.ts'

/** Whether the value is an object of conditions or operators, not a value to compare with. */
export const isConditions = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date)

/** Whether the conditions hold for every row. */
export const isEmpty = (where: LooseWhere) => Object.keys(where).length === 0

/** All of the conditions, in the shortest form. None at all holds for every row. */
export function allOf(conditions: readonly LooseWhere[]): LooseWhere {
  const needed = conditions.filter((condition) => !isEmpty(condition))
  return needed.length > 1 ? { and: needed } : (needed[0] ?? {})
}

/** Any of the conditions. One that holds for every row makes the others needless. */
export function anyOf(conditions: readonly LooseWhere[]): LooseWhere {
  if (conditions.length === 0) throw new FilterError('An `or` needs at least one condition')
  if (conditions.some(isEmpty)) return {}
  return conditions.length > 1 ? { or: conditions } : (conditions[0] ?? {})
}

// SQL leaves rows without a value out of every comparison, `<>` included; other stores don't.
const orNone = (path: string, condition: LooseWhere) => ({ or: [condition, { [path]: null }] })

function list(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return [...new Set(value)]
  throw new FilterError('inq and nin take a list')
}

// In SQL a null in a list of values matches nothing, or hides everything.
function oneOf(path: string, value: unknown): LooseWhere {
  const values = list(value)
  if (!values.includes(null)) return { [path]: { inq: values } }
  return orNone(path, { [path]: { inq: values.filter((each) => each !== null) } })
}

function noneOf(path: string, value: unknown): LooseWhere {
  const values = list(value)
  const others = values.filter((each) => each !== null)
  const isOther = others.length > 0 ? { [path]: { nin: others } } : {}
  if (values.includes(null)) return allOf([isOther, { [path]: { neq: null } }])
  return others.length > 0 ? orNone(path, isOther) : {}
}

type Rewrite = (path: string, value: unknown) => LooseWhere

const asIs =
  (operator: string): Rewrite =>
  (path, value) => ({ [path]: { [operator]: value } })

// Every row contains the empty text, but `%%` would leave out those without a value.
const contains =
  (operator: string): Rewrite =>
  (path, value) => {
    const pattern = containing(String(value))
    return pattern === '%%' ? {} : { [path]: { [operator]: pattern } }
  }

const operators: Readonly<Record<string, Rewrite>> = {
  gt: asIs('gt'),
  gte: asIs('gte'),
  lt: asIs('lt'),
  lte: asIs('lte'),
  between: asIs('between'),
  eq: (path, value) => ({ [path]: value }),
  neq: (path, value) =>
    value === null ? { [path]: { neq: null } } : orNone(path, { [path]: { neq: value } }),
  inq: oneOf,
  nin: noneOf,
  like: contains('like'),
  ilike: contains('ilike'),
  nlike: (path, value) => orNone(path, { [path]: { nlike: notContaining(String(value)) } }),
  nilike: (path, value) => orNone(path, { [path]: { nilike: notContaining(String(value)) } }),
}

function conditionOn(path: string, value: unknown): LooseWhere {
  if (!isConditions(value)) return { [path]: value }
  return allOf(
    Object.entries(value).map(([operator, operand]) => {
      const rewrite = Object.hasOwn(operators, operator) ? operators[operator] : undefined
      if (rewrite) return rewrite(path, operand)
      throw new FilterError(`The operator ${operator} on ${path} does not mean the same on every server`)
    }),
  )
}

function branch(key: 'and' | 'or', value: unknown): LooseWhere {
  if (!Array.isArray(value)) throw new FilterError(`${key} takes a list of conditions`)
  const conditions = value.filter(isConditions).map(portable)
  return key === 'and' ? allOf(conditions) : anyOf(conditions)
}

/**
 * The same conditions, written so that every LoopBack 3 server reads them alike: one operator a field, `%text%`
 * patterns, negations that keep rows without a value. Throws a FilterError for what can not be: `nor`, `regexp`.
 */
export function portable(where: LooseWhere): LooseWhere {
  const conditions = Object.entries(where).flatMap(([key, value]) => {
    if (value === undefined) return []
    if (key === 'and' || key === 'or') return [branch(key, value)]
    if (key === 'nor') throw new FilterError('Some servers ignore `nor`; negate the conditions instead')
    return [conditionOn(key, value)]
  })
  const isPlain = new Set(conditions.flatMap(Object.keys)).size === conditions.flatMap(Object.keys).length
  return isPlain ? Object.assign({}, ...conditions) : allOf(conditions)
}
