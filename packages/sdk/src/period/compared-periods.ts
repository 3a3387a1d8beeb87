import { MINUTE_MS } from '@lineboard/contract/durations'
import { addDays, addMonths, type Day, daysBetween, endOfMonth, startOfMonth } from './day.ts'
import {
  type PeriodDays,
  type PeriodMode,
  type PeriodOptions,
  type PeriodRange,
  periodRange,
  rangeOf,
} from './period.ts'
import { dayAt, instantAt, offsetMs } from './time-zone.ts'

/** How a period and the one it is checked against are made alike. */
export interface Comparison {
  /**
   * `dates`: the same kind of span before: the month before a month, the week before a week, otherwise as many days just before.
   * `weekdays`: so many whole weeks earlier, so that Mondays meet Mondays. @default 'dates'
   */
  align?: 'dates' | 'weekdays'
  /**
   * What a period in progress is compared with. `now`: the one before up to the same time of its day.
   * `lastDay`: it ends with its last whole day; without one, the one before stands in: yesterday for today, last month for a month's first day. @default 'now'
   */
  until?: 'now' | 'lastDay'
}

/** A period and the one it is checked against. */
export interface ComparedPeriods {
  current: PeriodRange
  before: PeriodRange
  /** Whether the current one is not over, and the one before ends at the same time of its day. */
  isUnfinished: boolean
}

/** Months that the days make up, first to last; 0 where they are no whole months. */
function wholeMonths({ first, last }: PeriodDays): number {
  if (first !== startOfMonth(first) || last !== endOfMonth(last)) return 0
  const monthNumber = (day: Day) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))
  return monthNumber(last) - monthNumber(first) + 1
}

/** The days before, as if the period were over. */
function daysBefore(mode: PeriodMode, days: PeriodDays, whole: PeriodDays, { align }: Comparison): PeriodDays {
  const { first, last } = days
  const back = (length: number) => ({ first: addDays(first, -length), last: addDays(last, -length) })
  const length = daysBetween(whole.first, whole.last) + 1
  if (align === 'weekdays') return back(Math.ceil(length / 7) * 7)
  const months = mode === 'thisMonth' ? 1 : wholeMonths(whole)
  if (months === 0) return back(mode === 'thisWeek' ? 7 : length)
  const start = addMonths(first, -months)
  return { first: start, last: days === whole && mode !== 'thisMonth' ? addDays(first, -1) : addMonths(last, -months) }
}

// What stands in for a period that has no whole day yet.
const lastOfKind: Partial<Record<PeriodMode, PeriodMode>> = {
  today: 'yesterday',
  thisWeek: 'lastWeek',
  thisMonth: 'lastMonth',
}

/** The same range, ended at the minute that clocks show on its last day. */
function cutAt(range: PeriodRange, minuteOfDay: number, timeZone: string): PeriodRange {
  const endMs = instantAt(range.last, minuteOfDay, timeZone) + MINUTE_MS - 1
  const local = new Date(endMs + offsetMs(endMs, timeZone)).toISOString()
  return { ...range, end: local.slice(0, 16), endsAt: new Date(endMs).toISOString() }
}

/**
 * A period, and the one of the same kind before it to compare it with. One in progress is compared with as much of the
 * one before. Throws a RangeError for what are no days.
 */
export function comparedPeriods(mode: PeriodMode, options: PeriodOptions & Comparison): ComparedPeriods {
  const { timeZone, now, until = 'now' } = options
  const whole = periodRange(mode, options)
  const today = dayAt(now.getTime(), timeZone)
  const isUnfinished = whole.first <= today && today <= whole.last
  if (!isUnfinished) {
    return { current: whole, before: rangeOf(daysBefore(mode, whole, whole, options), timeZone), isUnfinished }
  }
  if (until === 'lastDay') {
    const last = addDays(today, -1)
    if (whole.first > last) return comparedBefore(mode, whole, options)
    const current = rangeOf({ first: whole.first, last }, timeZone)
    return { current, before: rangeOf(daysBefore(mode, current, whole, options), timeZone), isUnfinished: false }
  }
  const before = rangeOf(daysBefore(mode, { first: whole.first, last: today }, whole, options), timeZone)
  // The last day of a shorter month stands for days that it has not: they are over.
  const isShorter = daysBetween(before.first, before.last) < daysBetween(whole.first, today)
  const minuteOfDay = Math.floor((now.getTime() + offsetMs(now.getTime(), timeZone)) / MINUTE_MS) % 1440
  return { current: whole, before: isShorter ? before : cutAt(before, minuteOfDay, timeZone), isUnfinished }
}

/** The same of the period before, as nothing of this one is over. */
function comparedBefore(mode: PeriodMode, whole: PeriodDays, options: PeriodOptions & Comparison): ComparedPeriods {
  const standIn = lastOfKind[mode]
  if (standIn) return comparedPeriods(standIn, options)
  const { first, last } = daysBefore(mode, whole, whole, {})
  return comparedPeriods('range', { ...options, start: first, end: last })
}
