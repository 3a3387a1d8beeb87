// What packages/sdk/docs/filters.md says of each operator, written without the SDK, and without what it writes.
import type { StoredRow } from '../../src/stores/store.ts'

type Asked = Readonly<Record<string, unknown>>

const isAsked = (value: unknown): value is Asked => typeof value === 'object' && value !== null && !Array.isArray(value)
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

const isTime = (value: unknown) => typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value)

function compared(left: unknown, right: unknown): number {
  if (isTime(left)) return Date.parse(String(left)) - Date.parse(String(right))
  if (typeof left === 'string') return left < String(right) ? -1 : Number(left > String(right))
  return Number(left) - Number(right)
}

/** A pattern: signs that servers read differently stand for any one character. */
function expressionOf(piece: string, flags: string, [before, after] = ['', '']): RegExp {
  const inner = piece.replace(/[\\*+?^${}()|[\].%_]/g, '.')
  return new RegExp(`${before}${inner}${after}`, `s${flags}`)
}

const ends = (operator: string) => operator === 'startsWith' || operator === 'endsWith'

function holds(value: unknown, operator: string, operand: unknown): boolean {
  const isNone = value === null || value === undefined
  const is = (wanted: unknown) => (wanted === null ? isNone : !isNone && compared(value, wanted) === 0)
  // A pattern of `like` may come with the percent signs of SQL around it.
  const piece = ends(operator) ? String(operand) : String(operand).replace(/^%+|%+$/g, '')
  const has = (flags: string, around?: [string, string]) => expressionOf(piece, flags, around).test(String(value))
  switch (operator) {
    case 'eq':
      return is(operand)
    case 'neq':
      return !is(operand)
    case 'inq':
      return listOf(operand).some(is)
    case 'nin':
      return !listOf(operand).some(is)
    case 'nlike':
      return isNone || !has('')
    case 'nilike':
      return isNone || !has('i')
  }
  if (isNone) return false
  switch (operator) {
    case 'gt':
      return compared(value, operand) > 0
    case 'gte':
      return compared(value, operand) >= 0
    case 'lt':
      return compared(value, operand) < 0
    case 'lte':
      return compared(value, operand) <= 0
    case 'between':
      return compared(value, listOf(operand)[0]) >= 0 && compared(value, listOf(operand)[1]) <= 0
    case 'like':
      return has('')
    case 'ilike':
      return has('i')
    case 'startsWith':
      return has('i', ['^', ''])
    case 'endsWith':
      return has('i', ['', '$'])
  }
  throw new Error(`There is no ${operator}`)
}

/** Whether a row meets the conditions. */
export function meets(row: StoredRow, where: Asked): boolean {
  return Object.entries(where).every(([key, condition]) => {
    const parts = () => listOf(condition).map((part) => isAsked(part) && meets(row, part))
    if (key === 'and') return parts().every(Boolean)
    if (key === 'or') return parts().some(Boolean)
    if (key === 'nor') return !parts().some(Boolean)
    if (!isAsked(condition)) return holds(row[key], 'eq', condition)
    return Object.entries(condition).every(([operator, operand]) => holds(row[key], operator, operand))
  })
}
