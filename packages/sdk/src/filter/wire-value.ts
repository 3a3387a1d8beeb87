import { kindOf } from './assert-part.ts'
import { FilterError } from './filter-error.ts'

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
export function wireValue(path: string, value: unknown): unknown {
  const isDate = value instanceof Date
  const isWrong = typeof value === 'string' && isNoMoment(value) && times.test(path)
  if (!isWrong && isComparable(isDate ? Number(value) : value)) return isDate ? value.toISOString() : value
  throw new FilterError(`${path} cannot be compared with ${isDate || isWrong ? value : kindOf(value)}`)
}
