import type { Day } from '../period/day.ts'
import { type DayPart, dayParts, wholePart } from './report-parts.ts'
import { type ReportCalls, type ReportOptions, type ReportQuestion, reportBody } from './report-question.ts'
import type { ReportFigures } from './sum-reports.ts'

/** The figures of one day of the time zone. */
export interface DayFigures extends ReportFigures {
  date: Day
}

/** What happened day by day, days without calls among them. */
export interface ActivityDays {
  rows: DayFigures[]
  totals: ReportFigures
}

/**
 * Calls day by day, each day as the time zone has it. The API tells days by one offset: where clocks change in the span, it is asked for the
 * days before, for that day, and for those after. Every figure is exact.
 */
export async function activityDays(
  api: ReportCalls,
  question: ReportQuestion,
  options?: ReportOptions,
): Promise<ActivityDays> {
  const { span, timeZone } = question
  if (question.only) {
    // Few reports are narrowed so: what counts calls comes with the first.
    const { countedDays, readCalls } = await import('./counted.ts')
    return countedDays(await readCalls(api, span, question, options), span, timeZone)
  }
  const ask = (part: DayPart) => api.Report.activityReport({ body: reportBody(part, question) }, options)
  const parts = dayParts(span, timeZone)
  const [only] = parts
  if (only && parts.length === 1 && !only.day) return ask(only)
  const [whole, answers] = await Promise.all([ask(wholePart(span, timeZone)), Promise.all(parts.map(ask))])
  const rows = answers.flatMap(({ rows, totals }, at) => {
    const day = parts[at]?.day
    return day ? [{ date: day, ...totals }] : rows
  })
  return { rows, totals: whole.totals }
}
