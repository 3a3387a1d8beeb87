import type { components } from '@lineboard/contract'
import { type HourOfDay, hoursOfDay, isOneDay } from './hours-of-day.ts'
import { clockParts, type ReportPart, wholePart } from './report-parts.ts'
import { type ReportCalls, type ReportOptions, type ReportQuestion, reportBody, widgetSpan } from './report-question.ts'
import { byKey, type ReportFigures, sumReports } from './sum-reports.ts'

/** The figures of one group of calls. */
export type ReportGroup = components['schemas']['ReportGroup']

type Overview = components['schemas']['OverviewReport']

/** What happened by source, number, hour and weekday. */
export interface OverviewFigures
  extends Pick<Overview, 'totals' | 'byTrackingSource' | 'byTrackingNumber' | 'byReceivingNumber' | 'byWeekday'> {
  /** Figures of the span that this one is held against; undefined where the question names none. */
  previousTotals: ReportFigures | undefined
  /** 24, or the hours of a single day as it has them. */
  byHour: HourOfDay<ReportGroup>[]
  /** Clocks change in the span: who called before and after is counted twice in the `uniqueCallers` of hours and weekdays. */
  isSummed: boolean
}

const sumGroups = ([first, ...others]: ReportGroup[]): ReportGroup[] =>
  first ? [{ ...first, ...sumReports([first, ...others]), key: first.key, label: first.label }] : []

/** The figures of a span, and nothing else of it. */
export async function spanFigures(
  api: ReportCalls,
  question: ReportQuestion,
  options?: ReportOptions,
): Promise<ReportFigures> {
  const part = wholePart(question.span, question.timeZone)
  return (await api.Report.statistics(widgetSpan(part, question), options)).totals
}

/**
 * Calls by source, number, hour and weekday, hours and weekdays as the time zone's clocks show them. The API tells them by one offset: where
 * clocks change in the span, it is asked for each part, and their figures are added up.
 */
export async function overviewFigures(
  api: ReportCalls,
  question: ReportQuestion,
  options?: ReportOptions,
): Promise<OverviewFigures> {
  const { span, timeZone, before } = question
  const ask = (part: ReportPart) => api.Report.overviewReport({ body: reportBody(part, question) }, options)
  const parts = clockParts(span, timeZone)
  const isSummed = parts.length > 1
  const [whole, previousTotals, told] = await Promise.all([
    ask(wholePart(span, timeZone)),
    before && spanFigures(api, { ...question, span: before }, options),
    isSummed ? Promise.all(parts.map(ask)) : [],
  ])
  const { totals, byTrackingSource, byTrackingNumber, byReceivingNumber } = whole
  const answers = isSummed ? told : [whole]
  const hours = answers.map(({ byHour }) => byHour)
  return {
    totals,
    previousTotals,
    byTrackingSource,
    byTrackingNumber,
    byReceivingNumber,
    byHour: isSummed && isOneDay(parts) ? hoursOfDay(parts, hours) : byKey(hours, sumGroups),
    byWeekday: byKey(answers.map(({ byWeekday }) => byWeekday), sumGroups),
    isSummed,
  }
}
