import { folded } from '@lineboard/contract/folded'
import { FilterError } from './filter-error.ts'
import type { AnyWhere } from './filter-types.ts'

/** A server found a row by conditions that the row does not meet. It is not changed, nor are those after it. */
export class UnmetConditionError extends FilterError {
  override name = 'UnmetConditionError'

  constructor(id: unknown) {
    super(
      `The server found row ${id} by conditions that the row does not meet, and may read them otherwise. The row was not changed`,
    )
  }
}

// Loaded late, so it shares little with the rest: bundlers wrap what both parts load.
const isObject = (value: unknown): value is AnyWhere =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const SECOND_MS = 1000

const isTime = (value: unknown) => typeof value === 'string' && /^\d{4}-\d\d-\d\d/.test(value)

/** A number that a database writes as text is one, and so are a Boolean and a time; undefined for a text, whose order is the server's. */
function measureOf(value: unknown): number | undefined {
  if (typeof value === 'boolean' || typeof value === 'number') return Number(value)
  if (isTime(value)) return Date.parse(String(value))
  return typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : undefined
}

/** Servers compare texts without case, accents or spaces at the end, and keep times by the second. */
function mayEqual(value: unknown, wanted: unknown): boolean {
  if (wanted === null || value === null) return value === wanted
  const [left, right] = [measureOf(value), measureOf(wanted)]
  if (left !== undefined && right !== undefined)
    return Math.abs(left - right) < (isTime(wanted) ? SECOND_MS : 1e-6 * Math.max(1, Math.abs(right)))
  return folded(String(value)).trimEnd() === folded(String(wanted)).trimEnd()
}

/** Whether one is on a side of the other, or may be; a text may be on either. */
function mayCompare(value: unknown, operator: string, wanted: unknown): boolean {
  if (value === null) return false
  if (mayEqual(value, wanted)) return true
  const [left, right] = [measureOf(value), measureOf(wanted)]
  if (left === undefined || right === undefined) return true
  return operator.startsWith('g') ? left > right : left < right
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')

/** Whether a text may contain a pattern of `%` and `_`. What connectors don't anchor is not anchored here. */
function mayContain(value: unknown, pattern: string): boolean {
  if (value === null) return false
  const inner = folded(pattern.replace(/^%+|%+$/g, ''))
  const expression = inner.split(/[%_]/).map(escaped).join('.*')
  return new RegExp(expression, 's').test(folded(String(value)))
}

function mayHold(value: unknown, operator: string, operand: unknown): boolean {
  const items = Array.isArray(operand) ? operand : []
  switch (operator) {
    case 'eq':
      return mayEqual(value, operand)
    case 'neq':
      return value !== operand
    case 'inq':
      return items.some((each) => mayEqual(value, each))
    case 'nin':
      return !items.includes(value)
    case 'between':
      return mayCompare(value, 'gte', items[0]) && mayCompare(value, 'lte', items[1])
    case 'gt':
    case 'gte':
    case 'lt':
    case 'lte':
      return mayCompare(value, operator, operand)
    case 'like':
    case 'ilike':
    case 'startsWith':
    case 'endsWith':
      return mayContain(value, String(operand))
    case 'nlike':
    case 'nilike':
      return value === null || !String(value).includes(String(operand).replace(/^%+|%+$/g, ''))
    default:
      return true
  }
}

function mayHoldAt(row: AnyWhere, key: string, condition: unknown): boolean {
  if (key === 'and' || key === 'or') {
    const parts = [condition].flat().map((part) => mayMeet(row, Object(part)))
    return key === 'and' ? parts.every(Boolean) : parts.some(Boolean)
  }
  const value = row[key]
  // A field of a relation, or one that the server leaves out.
  if (value === undefined) return true
  if (!isObject(condition)) return mayEqual(value, condition)
  return Object.entries(condition).every(([operator, operand]) => mayHold(value, operator, operand))
}

const mayMeet = (row: AnyWhere, where: AnyWhere): boolean =>
  Object.entries(where).every(([key, condition]) => mayHoldAt(row, key, condition))

/**
 * Whether a row may be one that a server finds by the conditions. False where no server that reads them right would answer it; servers differ in
 * letter case, accents, fractions of seconds and the order of texts, which says nothing against a row.
 */
export function rowMatcher(where: unknown): (row: object) => boolean {
  // As it travels: dates as text.
  const written = JSON.parse(JSON.stringify(where))
  return (row) => mayMeet(Object(row), written)
}
