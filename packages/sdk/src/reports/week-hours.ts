import { addDays, type Day, weekdayOf } from '../period/day.ts'
import { endOfDayMs, startOfDayMs } from '../period/time-zone.ts'
import type { ReportCalls, ReportOptions, WidgetQuestion } from './report-question.ts'
import { HOURS, indices, type WeekHours, weekCells, weekSpan } from './week-cells.ts'
import { widgetData } from './widget-data.ts'

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
  if (question.only) return (await import('./counted-widgets.ts')).countedWeekHours(api, question, options)
  const { first, last, length } = weekSpan(question)
  const days = indices(length).map((at) => addDays(first, at))

  const iso = (ms: number) => new Date(ms).toISOString()
  const spanOf = (day: Day) => ({
    startsAt: iso(Math.max(startOfDayMs(day, timeZone), Date.parse(span.startsAt))),
    endsAt: iso(Math.min(endOfDayMs(day, timeZone), Date.parse(span.endsAt))),
  })
  const answers = await Promise.all(
    days.map((day) => widgetData(api, { ...question, span: spanOf(day), widgetName: 'callsByHour' }, options)),
  )

  const cells = weekCells()
  for (const [at, { series }] of answers.entries()) {
    const weekday = weekdayOf(days[at] ?? first)
    for (const { key, value } of series) {
      const cell = cells[weekday * HOURS + Number(key)]
      if (cell) cell.calls += value
    }
  }
  return { first, last, cells }
}
