import { DAY_MS, HOUR_MS, MINUTE_MS } from '@lineboard/contract/durations'
import { type FieldIssue, unprocessable } from './errors.ts'

/** The 1st of January 1970 was a Thursday. */
const FIRST_WEEKDAY = 4

/** A span of time, both ends included, in milliseconds since 1970. */
export interface Period {
  fromMs: number
  toMs: number
}

/** Two ends of a period as a request writes them, in a time zone `offset` minutes behind UTC. */
interface LocalPeriod {
  start: string
  end: string
  offset: number
}

/** The moment that a day or minute such as 2026-03-01 or 2026-03-01T23:59 begins in a time zone `offset` minutes behind UTC; undefined when there is none. */
export function parseLocal(text: string, offset = 0, timeOfDay = '00:00'): number | undefined {
  const [date = '', time = timeOfDay] = text.split(/[T ]/)
  const written = `${date}T${time}`
  const ms = Date.parse(`${written}Z`)
  // Rolled over, such as the 31st of February; and dates too far off to be compared as text.
  if (Number.isNaN(ms) || toText(ms) !== written || date < '1970' || date >= '9999') return undefined
  return ms + offset * MINUTE_MS
}

const toText = (ms: number) => new Date(ms).toISOString().slice(0, 16)

/** A moment as the minute it is in a time zone `offset` minutes behind UTC. */
export function toLocal(ms: number, offset: number): string {
  return toText(ms - offset * MINUTE_MS)
}

/** Days since 1970 in a time zone `offset` minutes behind UTC. */
export function localDay(ms: number, offset: number): number {
  return Math.floor((ms - offset * MINUTE_MS) / DAY_MS)
}

/** Hours since 1970 in a time zone `offset` minutes behind UTC. */
export function localHours(ms: number, offset: number): number {
  return Math.floor((ms - offset * MINUTE_MS) / HOUR_MS)
}

/** Day of the week of a day counted from 1970, Sunday being 0. */
export function weekdayOf(day: number): number {
  return (((day + FIRST_WEEKDAY) % 7) + 7) % 7
}

/** A day counted from 1970 as YYYY-MM-DD. */
export function dayText(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10)
}

/** The first day of the month, `months` away from the month a day is in; days are counted from 1970. */
export function monthStart(day: number, months = 0): number {
  const date = new Date(day * DAY_MS)
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1) / DAY_MS
}

/**
 * The moments a written period spans: from its first minute to the end of its last one. Throws a 422 that names the
 * fields when a day does not exist, or the end comes before the start.
 */
export function parsePeriod({ start, end, offset }: LocalPeriod, names: { start: string; end: string }): Period {
  const fromMs = parseLocal(start, offset, '00:00')
  const lastMs = parseLocal(end, offset, '23:59')
  const issue = (field: string, message: string, value: string): FieldIssue => ({
    field,
    code: 'format',
    message,
    value,
  })
  const issues = [
    ...(fromMs === undefined ? [issue(names.start, 'is no day or minute', start)] : []),
    ...(lastMs === undefined ? [issue(names.end, 'is no day or minute', end)] : []),
  ]
  if (fromMs === undefined || lastMs === undefined) throw unprocessable('Report', issues)
  if (lastMs < fromMs) throw unprocessable('Report', [issue(names.end, 'is before the start', end)])
  return { fromMs, toMs: lastMs + MINUTE_MS - 1 }
}

/** The period of the same length that ends where this one begins. */
export function periodBefore({ fromMs, toMs }: Period): Period {
  return { fromMs: fromMs - (toMs + 1 - fromMs), toMs: fromMs - 1 }
}

/** Two moments, both within. */
export interface Range {
  from: Date
  until: Date
}

/** How long what is written lasts: a day, or a minute. */
const lengthMs = (text: string) => (text.length === 10 ? DAY_MS : MINUTE_MS)

/**
 * The time between two days or minutes such as 2026-03-01 or 2026-03-01T23:59, the last one to its end, read as UTC: the
 * calls that take them name no time zone. Throws a 422 for dates that aren't, or that come in the wrong order.
 */
export function localRange(context: string, startDate: string, endDate: string): Range {
  const [fromMs, lastMs] = [parseLocal(startDate), parseLocal(endDate)]
  const invalid = (field: string, value: string) =>
    unprocessable(context, [{ field, code: 'format', message: 'is invalid', value }])
  if (fromMs === undefined) throw invalid('startDate', startDate)
  if (lastMs === undefined) throw invalid('endDate', endDate)
  const untilMs = lastMs + lengthMs(endDate) - 1
  if (fromMs > untilMs) {
    throw unprocessable(context, [{ field: 'endDate', code: 'order', message: 'is before startDate', value: endDate }])
  }
  return { from: new Date(fromMs), until: new Date(untilMs) }
}
