import { compareValues } from '../query/compare.ts'

/** Values, both included, between which a field must lie. A missing end is open. */
export interface Range {
  from?: unknown
  to?: unknown
}

type Conditions = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Conditions =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What every matching row must meet of a field: from the top level and from `and`, never from inside `or`. */
function conditionsOn(where: unknown, field: string): unknown[] {
  if (!isObject(where)) return []
  const own = Object.hasOwn(where, field) ? [where[field]] : []
  const { and } = where
  return Array.isArray(and) ? [...own, ...and.flatMap((part) => conditionsOn(part, field))] : own
}

function rangeOfCondition(condition: unknown): Range {
  if (typeof condition === 'string' || typeof condition === 'number') return { from: condition, to: condition }
  if (!isObject(condition)) return {}
  const [first, last] = Array.isArray(condition.between) ? condition.between : []
  const from = condition.eq ?? condition.gte ?? condition.gt ?? first
  const to = condition.eq ?? condition.lte ?? condition.lt ?? last
  return { ...(from != null && { from }), ...(to != null && { to }) }
}

/** The part of an order by `field` that can hold matching rows; undefined when that is all of it. */
export function rangeOf(where: unknown, field: string, coerce: (value: unknown) => unknown): Range | undefined {
  const range: Range = {}
  for (const condition of conditionsOn(where, field)) {
    const { from, to } = rangeOfCondition(condition)
    if (from != null && (range.from == null || compareValues(coerce(from), range.from) > 0)) range.from = coerce(from)
    if (to != null && (range.to == null || compareValues(coerce(to), range.to) < 0)) range.to = coerce(to)
  }
  return range.from == null && range.to == null ? undefined : range
}
