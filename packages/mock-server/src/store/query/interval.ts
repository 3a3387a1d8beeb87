import { compareValues } from './compare-values.ts'

/** Values of a field between two bounds, both included unless said otherwise. A missing bound is open; what is missing is in none. */
export interface Interval {
  from?: unknown
  to?: unknown
  isFromOpen?: boolean
  isToOpen?: boolean
}

/** What a condition says of where values lie. */
export interface Placed {
  interval: Interval
  /** Whether the values that pass are those that do not lie in it. */
  isOutside: boolean
}

const inside = (interval: Interval): Placed => ({ interval, isOutside: false })
const negated = (placed: Placed | undefined): Placed | undefined =>
  placed && { ...placed, isOutside: !placed.isOutside }

function equal(value: unknown): Placed | undefined {
  if (value === null) return { interval: {}, isOutside: true }
  return typeof value === 'object' ? undefined : inside({ from: value, to: value })
}

/** Where the values lie that pass one operator; undefined where that is no interval. */
export function placedBy(name: string, operand: unknown, coerce: (value: unknown) => unknown): Placed | undefined {
  if (name === 'exists') return { interval: {}, isOutside: operand === false }
  const [first, last] = Array.isArray(operand) ? operand : [operand, operand]
  if (name === 'eq') return equal(coerce(operand))
  if (name === 'neq') return negated(equal(coerce(operand)))
  if (!/^([gl]te?|between)$/.test(name) || first == null || last == null) return undefined
  const [from, to] = [coerce(first), coerce(last)]
  if (typeof from === 'object' || typeof to === 'object') return undefined
  if (name === 'between') return inside({ from, to })
  if (name === 'gt' || name === 'gte') return inside({ from, isFromOpen: name === 'gt' })
  return inside({ to, isToOpen: name === 'lt' })
}

/** What lies in both. */
export function narrowed(one: Interval, other: Interval): Interval {
  const byFrom = one.from == null ? -1 : other.from == null ? 1 : compareValues(one.from, other.from)
  const byTo = one.to == null ? 1 : other.to == null ? -1 : compareValues(one.to, other.to)
  const low = byFrom > 0 ? one : other
  const high = byTo < 0 ? one : other
  const isFromOpen = byFrom === 0 ? one.isFromOpen || other.isFromOpen : low.isFromOpen
  const isToOpen = byTo === 0 ? one.isToOpen || other.isToOpen : high.isToOpen
  return { from: low.from, to: high.to, isFromOpen: isFromOpen ?? false, isToOpen: isToOpen ?? false }
}
