import { deliveredLabel, sourceLabel } from '@lineboard/contract/call-group-labels'
import { NONE } from '@lineboard/contract/call-groups'
import type { ReportCalls, ReportOptions, ReportQuestion } from '../report-question.ts'
import { type CountedGroup, countFigures, groupCalls } from './count-figures.ts'
import { countedHours, countedWeekdays } from './counted-hours.ts'
import { type CountedCall, readCalls } from './read-calls.ts'

/** One row for each value that calls have, most calls first. */
const groupsOf = (
  calls: readonly CountedCall[],
  field: 'trackingSourceId' | 'trackingNumber' | 'receivingNumber',
  labelOf: (key: string) => string,
): CountedGroup[] =>
  [...groupCalls(calls, (call) => String(call[field] ?? NONE))]
    .map(([key, some]) => ({ key, label: labelOf(key), ...countFigures(some) }))
    .toSorted((a, b) => b.calls - a.calls)

/** Names of the sources that calls came from. */
async function sourceNames(
  api: ReportCalls,
  calls: readonly CountedCall[],
  options?: ReportOptions,
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(calls.flatMap(({ trackingSourceId }) => trackingSourceId ?? []))]
  if (ids.length === 0) return new Map()
  const sources = await api.TrackingSource.find(
    { filter: { where: { id: { inq: ids } }, fields: ['id', 'name'] } },
    options,
  )
  return new Map(sources.map(({ id, name }) => [String(id), name]))
}

/** The overview of a narrowed question, counted from its calls. Every figure is exact. */
export async function countedOverview(api: ReportCalls, question: ReportQuestion, options?: ReportOptions) {
  const { span, timeZone, before } = question
  const [calls, previous] = await Promise.all([
    readCalls(api, span, question, options),
    before && readCalls(api, before, question, options),
  ])
  const names = await sourceNames(api, calls, options)
  return {
    totals: countFigures(calls),
    previousTotals: previous && countFigures(previous),
    byTrackingSource: groupsOf(calls, 'trackingSourceId', (key) => sourceLabel(key, names.get(key))),
    byTrackingNumber: groupsOf(calls, 'trackingNumber', String),
    byReceivingNumber: groupsOf(calls, 'receivingNumber', deliveredLabel),
    byHour: countedHours(calls, span, timeZone),
    byWeekday: countedWeekdays(calls, timeZone),
    isSummed: false,
  }
}
