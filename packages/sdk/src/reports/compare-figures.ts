import { activityDays, type DayFigures } from './activity-report.ts'
import { type OverviewFigures, overviewFigures } from './overview-report.ts'
import { clockParts, type ReportSpan, wholePart } from './report-parts.ts'
import type { ReportCalls, ReportOptions, ReportQuestion } from './report-question.ts'
import type { ReportFigures } from './sum-reports.ts'

/** The figures of a group of calls in both spans; all are 0 in one that has none of them. */
export interface ComparedGroup {
  key: string
  label: string
  current: ReportFigures
  before: ReportFigures
}

/** The first day of one span beside the first of the other, and so on. The shorter one has none in the end. */
export interface ComparedDay {
  current?: DayFigures
  before?: DayFigures
}

/** Two spans side by side. */
export interface ComparedFigures {
  totals: ReportFigures
  previousTotals: ReportFigures
  days: ComparedDay[]
  bySource: ComparedGroup[]
  byTrackingNumber: ComparedGroup[]
}

/** A question about two spans. */
export type CompareQuestion = ReportQuestion & { before: ReportSpan }

const nothing: ReportFigures = {
  ...{ calls: 0, answered: 0, missed: 0, voicemail: 0, busy: 0, failed: 0, firstTimeCallers: 0, uniqueCallers: 0 },
  ...{ talkSeconds: 0, averageTalkSeconds: 0, averageRingSeconds: 0, charge: 0 },
}

type Side = Pick<ComparedFigures, 'days' | 'totals' | 'previousTotals'>

/** Both spans in one call, which takes one offset; undefined where clocks change in or between them. */
async function inOneCall(
  api: ReportCalls,
  { span, before, timeZone, customerId, only }: CompareQuestion,
  options?: ReportOptions,
): Promise<Side | undefined> {
  const offsets = new Set([span, before].flatMap((each) => clockParts(each, timeZone)).map(({ offset }) => offset))
  if (only || offsets.size > 1) return undefined
  const [now, then] = [wholePart(span, timeZone), wholePart(before, timeZone)]
  const body = {
    ...{ start_daterange: now.start, end_daterange: now.end, offset: now.offset, daterange: true, view_by: 2 as const },
    ...{ compare_start_daterange: then.start, compare_end_daterange: then.end },
    ...(customerId !== undefined && { customerId }),
  }
  const { current, previous, rows } = await api.CallLog.compareReport({ body }, options)
  const dayOf = (start: string | undefined, figures: ReportFigures | undefined) =>
    start && figures && { date: start.slice(0, 10), ...figures }
  return {
    totals: current.totals,
    previousTotals: previous.totals,
    days: rows.map((row) => {
      const [day, dayBefore] = [dayOf(row.currentStart, row.current), dayOf(row.previousStart, row.previous)]
      return { ...(day && { current: day }), ...(dayBefore && { before: dayBefore }) }
    }),
  }
}

/** Each span by its own clocks. */
async function eachByItself(api: ReportCalls, question: CompareQuestion, options?: ReportOptions): Promise<Side> {
  const ask = (span: ReportSpan) => activityDays(api, { ...question, span, before: undefined }, options)
  const [now, then] = await Promise.all([ask(question.span), ask(question.before)])
  return {
    totals: now.totals,
    previousTotals: then.totals,
    days: Array.from({ length: Math.max(now.rows.length, then.rows.length) }, (_, at) => {
      const [day, dayBefore] = [now.rows[at], then.rows[at]]
      return { ...(day && { current: day }), ...(dayBefore && { before: dayBefore }) }
    }),
  }
}

/** Groups of both spans by their key, those of the first in its order, then those that only the other has. */
function paired(now: OverviewFigures['byTrackingSource'], then: OverviewFigures['byTrackingSource']): ComparedGroup[] {
  const [current, before] = [now, then].map((groups) => new Map(groups.map((group) => [group.key, group])))
  const all = new Map([...then, ...now].map(({ key, label }) => [key, label]))
  const keys = [...new Set([...now, ...then].map(({ key }) => key))]
  return keys.map((key) => ({
    key,
    label: all.get(key) ?? key,
    current: current?.get(key) ?? nothing,
    before: before?.get(key) ?? nothing,
  }))
}

/**
 * Two spans side by side: in all, day by day, by source and by tracking number. The API compares by one offset: where clocks change
 * in or between the spans, each is asked for by itself. Every figure is exact.
 */
export async function compareFigures(
  api: ReportCalls,
  question: CompareQuestion,
  options?: ReportOptions,
): Promise<ComparedFigures> {
  const overview = (span: ReportSpan) => overviewFigures(api, { ...question, span, before: undefined }, options)
  const [side, now, then] = await Promise.all([
    inOneCall(api, question, options),
    overview(question.span),
    overview(question.before),
  ])
  return {
    ...(side ?? (await eachByItself(api, question, options))),
    bySource: paired(now.byTrackingSource, then.byTrackingSource),
    byTrackingNumber: paired(now.byTrackingNumber, then.byTrackingNumber),
  }
}
