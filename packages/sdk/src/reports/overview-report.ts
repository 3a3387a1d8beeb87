import type { components } from '@lineboard/contract'
import { type HourOfDay, hoursOfDay, isOneDay } from './hours-of-day.ts'
import { clockParts, type ReportPart, type ReportSpan, wholePart } from './report-parts.ts'
import { type ReportCalls, type ReportOptions, type ReportQuestion, reportBody, widgetSpan } from './report-question.ts'
import { byKey, type ReportFigures, sumReports } from './sum-reports.ts'

/** The figures of one group of calls. */
export type ReportGroup = components['schemas']['ReportGroup']

type Overview = components['schemas']['OverviewReport']

/** The figures of a span, and of the one that it is checked against. */
export interface HeadlineFigures {
  totals: ReportFigures
  /** Undefined where the question names none. */
  previousTotals: ReportFigures | undefined
}

/** What happened by source, number, hour and weekday. */
export interface OverviewFigures
  extends HeadlineFigures,
    Pick<Overview, 'byTrackingSource' | 'byTrackingNumber' | 'byReceivingNumber' | 'byWeekday'> {
  /** 24, or the hours of a single day as it has them. */
  byHour: HourOfDay<ReportGroup>[]
  /** Clocks change within the days of the span: who called before and after is counted twice in the `uniqueCallers` of hours and weekdays. */
  isSummed: boolean
}

const sumGroups = ([first, ...others]: ReportGroup[]): ReportGroup[] =>
  first ? [{ ...first, ...sumReports([first, ...others]), key: first.key, label: first.label }] : []

/** All calls of a day are of one weekday. */
const ofOneDay =
  (totals: ReportFigures) =>
  (groups: ReportGroup[]): ReportGroup[] => {
    const [first] = groups
    const hasCalls = groups.some(({ calls, charge }) => calls > 0 || charge > 0)
    return first ? [hasCalls ? { ...first, ...totals } : first] : []
  }

/** The figures of a span, beside those of the one before where the question names it. */
export async function headlineFigures(
  api: ReportCalls,
  question: ReportQuestion,
  options?: ReportOptions,
): Promise<HeadlineFigures> {
  // Few reports are narrowed so: what counts calls comes with the first.
  const counted = question.only && (await import('./counted.ts'))
  const ask = async (span: ReportSpan) =>
    counted
      ? counted.countFigures(await counted.readCalls(api, span, question, options))
      : (await api.Report.statistics(widgetSpan(wholePart(span, question.timeZone), question), options)).totals
  const { span, before } = question
  const [totals, previousTotals] = await Promise.all([ask(span), before && ask(before)])
  return { totals, previousTotals }
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
  const { span, timeZone, before, only } = question
  if (only) return (await import('./counted.ts')).countedOverview(api, question, options)
  const ask = (part: ReportPart) => api.Report.overviewReport({ body: reportBody(part, question) }, options)
  const parts = clockParts(span, timeZone)
  const hasChange = parts.length > 1
  const isDay = isOneDay(parts)
  const [whole, previous, reports] = await Promise.all([
    ask(wholePart(span, timeZone)),
    before && headlineFigures(api, { ...question, span: before, before: undefined }, options),
    hasChange ? Promise.all(parts.map(ask)) : [],
  ])
  const { totals, byTrackingSource, byTrackingNumber, byReceivingNumber } = whole
  const answers = hasChange ? reports : [whole]
  const hours = answers.map(({ byHour }) => byHour)
  return {
    totals,
    previousTotals: previous?.totals,
    byTrackingSource,
    byTrackingNumber,
    byReceivingNumber,
    byHour: hasChange && isDay ? hoursOfDay(parts, hours) : byKey(hours, sumGroups),
    byWeekday: byKey(
      answers.map(({ byWeekday }) => byWeekday),
      isDay ? ofOneDay(totals) : sumGroups,
    ),
    isSummed: hasChange && !isDay,
  }
}
