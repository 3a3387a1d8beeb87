import { FilterError } from './filter-error.ts'

/**
 * A value of a condition as it travels, dates as ISO text. Throws a FilterError for what JSON has no word for (NaN, Infinity, an invalid
 * date, undefined): it would go out as null or not at all, and other rows would be meant.
 */
export function wireValue(path: string, value: unknown): unknown {
  const isDate = value instanceof Date
  if (value === undefined || ((isDate || typeof value === 'number') && !Number.isFinite(Number(value)))) {
    throw new FilterError(`${path} cannot be compared with ${value}`)
  }
  return isDate ? value.toISOString() : value
}
