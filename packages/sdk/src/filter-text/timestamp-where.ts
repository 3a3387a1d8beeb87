import { anyOf } from '../filter/combine.ts'
import type { AnyWhere } from '../filter/filter.ts'
import { type Day, endOfMonth, isDay, isMonth } from '../period/day.ts'
import { endOfDayMs, offsetMs, startOfDayMs } from '../period/time-zone.ts'
import { parseTimeOfDay, type TimeOfDay, utcTimePrefixes } from './time-of-day.ts'

/** What times and dates of a filter text depend on. */
export interface TimeOptions {
  /** IANA name of the time zone that times are meant in. */
  timeZone: string
  /** The present: its offset from UTC is the one times are shifted by. */
  now: Date
}

const US_DAY = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/

function daysOf(text: string): [first: Day, last: Day] | undefined {
  if (isMonth(text)) return [`${text}-01`, endOfMonth(`${text}-01`)]
  const [, month = '', date = '', year = ''] = US_DAY.exec(text) ?? []
  const day = year ? `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}` : text
  return isDay(day) ? [day, day] : undefined
}

/** Condition that a timestamp has the time of day. It looks into its text, as no operator compares times of day. */
export function timeWhere(path: string, time: TimeOfDay, { timeZone, now }: TimeOptions): AnyWhere {
  const offsetMinutes = Math.round(offsetMs(now.getTime(), timeZone) / 60_000)
  return anyOf(utcTimePrefixes(time, offsetMinutes).map((prefix) => ({ [path]: { like: prefix } })))
}

/** Condition that a timestamp is not before a day or month, or not after it. */
export function boundWhere(bound: 'gte' | 'lte') {
  return (path: string, text: string, { timeZone }: TimeOptions): AnyWhere | undefined => {
    const days = daysOf(text)
    if (!days) return undefined
    const ms = bound === 'gte' ? startOfDayMs(days[0], timeZone) : endOfDayMs(days[1], timeZone)
    return { [path]: { [bound]: new Date(ms).toISOString() } }
  }
}

/** Condition that a timestamp is of a time (`3 PM`), a day (`2026-03-14`, `3/14/2026`) or a month (`2026-03`). */
export function timestampWhere(path: string, text: string, options: TimeOptions): AnyWhere | undefined {
  const time = parseTimeOfDay(text)
  if (time) return timeWhere(path, time, options)
  const days = daysOf(text)
  if (!days) return undefined
  const [startMs, endMs] = [startOfDayMs(days[0], options.timeZone), endOfDayMs(days[1], options.timeZone)]
  return { [path]: { between: [new Date(startMs).toISOString(), new Date(endMs).toISOString()] } }
}
