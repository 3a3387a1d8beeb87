import { addDays, type Day, daysBetween } from '../period/day.ts'
import { dayAt, startOfDayMs } from '../period/time-zone.ts'
import type { WidgetQuestion } from './report-question.ts'

/** The calls of one hour of the clock on all days of one weekday. */
export interface WeekHour {
  /** 0 Sunday to 6 Saturday. */
  weekday: number
  /** 0 to 23. */
  hour: number
  calls: number
}

/** Calls by hour and weekday. */
export interface WeekHours {
  /** The days that were counted. */
  first: Day
  last: Day
  /** 7 × 24 of them: those of Sunday first. */
  cells: WeekHour[]
}

/** Days counted at most, as each is a call: the last five weeks of a longer span. */
const MOST_DAYS = 35

export const HOURS = 24
export const indices = (length: number) => Array.from({ length }, (_, at) => at)

/** The days that are counted, and their span. */
export function weekSpan({ span, timeZone }: Pick<WidgetQuestion, 'span' | 'timeZone'>) {
  const last = dayAt(Date.parse(span.endsAt), timeZone)
  const length = Math.min(daysBetween(dayAt(Date.parse(span.startsAt), timeZone), last) + 1, MOST_DAYS)
  const first = addDays(last, 1 - length)
  const startsAt = new Date(Math.max(startOfDayMs(first, timeZone), Date.parse(span.startsAt))).toISOString()
  return { first, last, length, span: { startsAt, endsAt: span.endsAt } }
}

/** Every hour of a week, without calls yet. */
export const weekCells = (): WeekHour[] =>
  indices(7 * HOURS).map((at) => ({ weekday: Math.floor(at / HOURS), hour: at % HOURS, calls: 0 }))
