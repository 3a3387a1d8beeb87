import type { TimeText } from '../filter/filter-types.ts'
import { addDays, addMonths, type Day, endOfMonth, startOfMonth, startOfWeek, toDay } from './day.ts'
import { dayAt, endOfDayMs, startOfDayMs } from './time-zone.ts'

/** The ways to name a span of days. */
export const periodModes = [
  'range',
  'today',
  'yesterday',
  'thisWeek',
  'lastWeek',
  'thisMonth',
  'lastMonth',
  'last7',
  'last30',
  'last60',
  'month',
] as const

export type PeriodMode = (typeof periodModes)[number]

/** What the days of a period depend on. */
export interface PeriodOptions {
  /** The present. */
  now: Date
  /** IANA name of the time zone the days are of, such as `Europe/Berlin`. */
  timeZone: string
  /** First day of the week: 0 Sunday, 1 Monday. @default 0 */
  weekStart?: 0 | 1
  /** First day of a range (yyyy-mm-dd), or the month (yyyy-mm, or any day of it). */
  start?: string
  /** Last day of a range (yyyy-mm-dd). @default the first one */
  end?: string
}

/** A span of whole days. */
export interface PeriodDays {
  first: Day
  last: Day
}

/** A period as the API takes it. */
export interface PeriodRange extends PeriodDays {
  /** 12:00 AM of the first day, on clocks of the time zone: `2026-03-01T00:00`. */
  start: string
  /** 11:59 PM of the last day, on clocks of the time zone: `2026-03-07T23:59`. */
  end: string
  /** First instant, in UTC, to compare timestamps with. */
  startsAt: string
  /** Last instant, in UTC. */
  endsAt: string
}

const spans: Readonly<Record<PeriodMode, (today: Day, options: PeriodOptions) => PeriodDays>> = {
  range(_today, { start, end = start }) {
    if (!start || !end) throw new RangeError('A range needs its days')
    const [from, to] = [toDay(start), toDay(end)]
    return from <= to ? { first: from, last: to } : { first: to, last: from }
  },
  today: (today) => ({ first: today, last: today }),
  yesterday: (today) => ({ first: addDays(today, -1), last: addDays(today, -1) }),
  thisWeek: (today, { weekStart = 0 }) => ({ first: startOfWeek(today, weekStart), last: today }),
  lastWeek(today, { weekStart = 0 }) {
    const first = addDays(startOfWeek(today, weekStart), -7)
    return { first, last: addDays(first, 6) }
  },
  thisMonth: (today) => ({ first: startOfMonth(today), last: today }),
  lastMonth: (today) => monthOf(addMonths(today, -1)),
  last7: (today) => ({ first: addDays(today, -6), last: today }),
  last30: (today) => ({ first: addDays(today, -29), last: today }),
  last60: (today) => ({ first: addDays(today, -59), last: today }),
  month: (today, { start = today }) => monthOf(toDay(`${start.slice(0, 7)}-01`)),
}

const monthOf = (day: Day): PeriodDays => ({ first: startOfMonth(day), last: endOfMonth(day) })

/** Whole days with their minutes and instants. */
export function rangeOf({ first, last }: PeriodDays, timeZone: string): PeriodRange {
  return {
    first,
    last,
    start: `${first}T00:00`,
    end: `${last}T23:59`,
    startsAt: new Date(startOfDayMs(first, timeZone)).toISOString(),
    endsAt: new Date(endOfDayMs(last, timeZone)).toISOString(),
  }
}

/** The days of a period, and its first and last minute and instant. Throws a RangeError for what are no days. */
export function periodRange(mode: PeriodMode, options: PeriodOptions): PeriodRange {
  return rangeOf(spans[mode](dayAt(options.now.getTime(), options.timeZone), options), options.timeZone)
}

type Within<Field extends string> = { readonly [F in Field]: { readonly between: readonly [TimeText, TimeText] } }

/** Condition that a timestamp lies in the period. */
export function periodWhere<Field extends string>(field: Field, { startsAt, endsAt }: PeriodRange): Within<Field> {
  const where: Readonly<Record<string, unknown>> = { [field]: { between: [startsAt, endsAt] } }
  // The compiler takes a computed key for any text; the ends of a period are written by `toISOString()`.
  return where as Within<Field>
}
