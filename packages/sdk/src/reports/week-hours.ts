import { addDays, type Day, daysBetween, weekdayOf } from '../period/day.ts'
import { dayAt, endOfDayMs, startOfDayMs } from '../period/time-zone.ts'
import type { ReportCalls, ReportOptions } from './report-question.ts'
import { type WidgetQuestion, widgetData } from './widget-data.ts'

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

const HOURS = 24
const indices = (length: number) => Array.from({ length }, (_, at) => at)

/**
 * Calls by hour and weekday, as the clocks of the time zone show them. The API tells hours or weekdays, never both: each day is asked for its
 * hours, of a span of more than 35 days the last 35. Both hours that clocks show twice are one here.
 */
export async function weekHours(
  api: ReportCalls,
  question: Omit<WidgetQuestion, 'widgetName'>,
  options?: ReportOptions,
): Promise<WeekHours> {
  const { span, timeZone } = question
  const last = dayAt(Date.parse(span.endsAt), timeZone)
  const length = Math.min(daysBetween(dayAt(Date.parse(span.startsAt), timeZone), last) + 1, MOST_DAYS)
  const first = addDays(last, 1 - length)
  const days = indices(length).map((at) => addDays(first, at))

  const iso = (ms: number) => new Date(ms).toISOString()
  const spanOf = (day: Day) => ({
    startsAt: iso(Math.max(startOfDayMs(day, timeZone), Date.parse(span.startsAt))),
    endsAt: iso(Math.min(endOfDayMs(day, timeZone), Date.parse(span.endsAt))),
  })
  const answers = await Promise.all(
    days.map((day) => widgetData(api, { ...question, span: spanOf(day), widgetName: 'callsByHour' }, options)),
  )

  const cells = indices(7 * HOURS).map((at) => ({ weekday: Math.floor(at / HOURS), hour: at % HOURS, calls: 0 }))
  for (const [at, { series }] of answers.entries()) {
    const weekday = weekdayOf(days[at] ?? first)
    for (const { key, value } of series) {
      const cell = cells[weekday * HOURS + Number(key)]
      if (cell) cell.calls += value
    }
  }
  return { first, last, cells }
}
