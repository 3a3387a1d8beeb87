import type { HeadlineFigures, OverviewFigures, ReportFigures } from '@lineboard/sdk/reports'
import { useReport } from '../../parts/report/use-report.ts'
import type { AskedDashboard } from './dashboard-address.ts'
import { useFollowed } from './use-live-calls.ts'

const none: ReportFigures = {
  ...{ calls: 0, answered: 0, missed: 0, voicemail: 0, busy: 0, failed: 0 },
  ...{ firstTimeCallers: 0, uniqueCallers: 0, talkSeconds: 0 },
  ...{ averageTalkSeconds: 0, averageRingSeconds: 0, charge: 0 },
}

/** The figures of one source out of those of all. */
export const figuresOf = (report: OverviewFigures | undefined, sourceId: number): ReportFigures | undefined =>
  report && (report.byTrackingSource.find(({ key }) => key === String(sourceId)) ?? none)

// What the period is held against moves on with the clock: the last one stands until the next is here.
const held = { silent: true, keepPreviousData: true } as const

/** The figures of the period and of the one before. The API's headline knows no source: those of one are taken from the overview. */
export function useFigures(asked: AskedDashboard) {
  const { sourceId, question, beforeQuestion } = asked
  const { trackingSources: _, weekStart: __, ...span } = question
  const isOfSource = sourceId !== undefined
  const now = useFollowed(useReport(isOfSource ? 'Report.overviewReport' : 'Report.statistics', span, { silent: true }))
  const before = useReport(isOfSource ? 'Report.overviewReport' : 'Report.statistics', beforeQuestion, held)
  const totals = (report: HeadlineFigures | OverviewFigures | undefined) =>
    isOfSource ? figuresOf(report && 'byTrackingSource' in report ? report : undefined, sourceId) : report?.totals
  return {
    data: totals(now.data),
    before: totals(before.data),
    error: now.error,
    mutate: now.mutate,
  }
}
