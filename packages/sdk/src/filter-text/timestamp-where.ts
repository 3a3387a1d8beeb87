import { allOf, anyOf } from '../filter/build.ts'
import type { AnyWhere } from '../filter/filter.ts'
import { clockStretches, type Instants } from '../period/clock-stretches.ts'
import { type Day, endOfMonth, isDay, isMonth } from '../period/day.ts'
import { dayAt, endOfDayMs, instantAt, startOfDayMs } from '../period/time-zone.ts'
import { parseTimeOfDay, parseWeekday, type TimeOfDay, utcTimePrefixes, weekdaysIn } from './time-of-day.ts'

/** What times and dates of a filter text depend on. */
export interface TimeOptions {
  /** IANA name of the time zone that times are meant in. */
  timeZone: string
  /** The present: where nothing is said of `within`, times of day are told by the clocks of the ten years around it. */
  now: Date
  /** First and last instant of what the rows are narrowed to otherwise, in UTC: `periodRange()` has them. */
  within?: { startsAt: string; endsAt: string } | undefined
}

const MINUTE = /^(.+)[ T]([01]\d|2[0-3]):([0-5]\d)$/
const US_DAY = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/

function daysOf(text: string): [first: Day, last: Day] | undefined {
  if (isMonth(text)) return [`${text}-01`, endOfMonth(`${text}-01`)]
  const [, month = '', date = '', year = ''] = US_DAY.exec(text) ?? []
  const day = year ? `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}` : text
  return isDay(day) ? [day, day] : undefined
}

// A clock change needs some hundred characters of the address, of which servers take eight thousand.
const YEARS_BACK = 9
const YEARS_AHEAD = 1

/** The stretches of clocks that rows may lie in; those without a period reach back and ahead without end. */
function stretchesFor({ timeZone, now, within }: TimeOptions): { ahead: number; where: AnyWhere }[] {
  const year = now.getUTCFullYear()
  const span = within
    ? { fromMs: Date.parse(within.startsAt), toMs: Date.parse(within.endsAt) }
    : { fromMs: Date.UTC(year - YEARS_BACK, 0), toMs: Date.UTC(year + YEARS_AHEAD + 1, 0) }
  const stretches = clockStretches(span, timeZone)
  return stretches.map(({ fromMs, toMs, aheadMinutes }, at) => {
    const [from, to] = [fromMs, toMs].map((ms) => new Date(ms).toISOString())
    const [isFirst, isLast] = [at === 0, at === stretches.length - 1]
    const where = isFirst && isLast ? {} : isFirst ? { lte: to } : isLast ? { gte: from } : { between: [from, to] }
    return { ahead: aheadMinutes, where }
  })
}

/**
 * Condition that a timestamp has the time of day, as clocks show it on its own day. It looks into its text, as no operator
 * compares times of day: with each offset of the time zone, in the stretches that have it.
 */
export function timeWhere(path: string, time: TimeOfDay, options: TimeOptions): AnyWhere {
  const stretches = stretchesFor(options)
  const offsets = [...new Set(stretches.map(({ ahead }) => ahead))]
  const meant = offsets.filter((ahead) => time.aheadMinutes === undefined || time.aheadMinutes === ahead)
  if (meant.length === 0) return { [path]: { inq: [] } }
  return anyOf(
    meant.map((offset) => {
      const during = stretches.filter(({ ahead }) => ahead === offset).map(({ where }) => ({ [path]: where }))
      const shown = anyOf(utcTimePrefixes(time, offset).map((like) => ({ [path]: { like } })))
      // One stretch that nothing limits needs no condition.
      return offsets.length > 1 ? allOf([anyOf(during), shown]) : shown
    }),
  )
}

/** First and last instant of a month, a day or a minute of one: `2026-03-14 14:20`. */
function instantsOf(text: string, timeZone: string): Instants | undefined {
  const days = daysOf(text)
  if (days) return { fromMs: startOfDayMs(days[0], timeZone), toMs: endOfDayMs(days[1], timeZone) }
  const [, date = '', hours, minutes] = MINUTE.exec(text) ?? []
  const day = daysOf(date)
  if (!day) return undefined
  const fromMs = instantAt(day[0], Number(hours) * 60 + Number(minutes), timeZone)
  return { fromMs, toMs: fromMs + 59_999 }
}

/** Condition that a timestamp is not before a month, day or minute, or not after it. */
export function boundWhere(bound: 'gte' | 'lte') {
  return (path: string, text: string, { timeZone }: TimeOptions): AnyWhere | undefined => {
    const instants = instantsOf(text, timeZone)
    if (!instants) return undefined
    return { [path]: { [bound]: new Date(bound === 'gte' ? instants.fromMs : instants.toMs).toISOString() } }
  }
}

/**
 * Condition that a timestamp is of one of the days of a day of the week, as they lie within the period, or else within the ten years
 * around the present: no operator compares weekdays.
 */
function weekdayWhere(path: string, weekday: number, { timeZone, now, within }: TimeOptions): AnyWhere {
  const year = now.getUTCFullYear()
  const first = within ? dayAt(Date.parse(within.startsAt), timeZone) : `${year - YEARS_BACK}-01-01`
  const last = within ? dayAt(Date.parse(within.endsAt), timeZone) : `${year + YEARS_AHEAD}-12-31`
  const iso = (ms: number) => new Date(ms).toISOString()
  const days = weekdaysIn(weekday, first, last)
  if (days.length === 0) return { [path]: { inq: [] } }
  return anyOf(
    days.map((day) => ({
      [path]: { between: [iso(startOfDayMs(day, timeZone)), iso(endOfDayMs(day, timeZone))] },
    })),
  )
}

/**
 * Condition that a timestamp is of a day of the week (`Monday`), a time (`3 PM`), a month (`2026-03`), a day (`2026-03-14`, `3/14/2026`) or a minute of one
 * (`2026-03-14 14:20`).
 */
export function timestampWhere(path: string, text: string, options: TimeOptions): AnyWhere | undefined {
  const time = parseTimeOfDay(text)
  if (time) return timeWhere(path, time, options)
  const weekday = parseWeekday(text)
  if (weekday !== undefined) return weekdayWhere(path, weekday, options)
  const instants = instantsOf(text, options.timeZone)
  if (!instants) return undefined
  return { [path]: { between: [new Date(instants.fromMs).toISOString(), new Date(instants.toMs).toISOString()] } }
}
