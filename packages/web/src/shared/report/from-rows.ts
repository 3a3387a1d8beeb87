import type { ReportFigures } from '@lineboard/sdk/reports'
import { clientOptions } from '../../data/client.ts'
import { useHasField } from '../../data/server-fields.ts'
import { isRefused } from '../../state/may.ts'
import { isCounted } from '../../state/served-calls.ts'

/** Calls that each report is made of. */
const parts = {
  'CallLog.compareReport': ['CallLog.compareReport', 'Report.activityReport', 'Report.overviewReport'],
  'Report.activityReport': ['Report.activityReport'],
  'Report.overviewReport': ['Report.overviewReport', 'Report.statistics'],
  'Report.statistics': ['Report.statistics'],
  'Report.dashboardData': ['Report.dashboardData'],
} as const

export type ReportId = keyof typeof parts

const isReport = (operation: string): operation is ReportId => Object.hasOwn(parts, operation)

/** Whether a report is counted from the rows of calls, as the core API does not serve it. */
export const isFromRows = (id: ReportId): boolean => parts[id].some(isCounted)

/** Whether it is known that this person gets no answer to a call: neither from the server nor, for a report, from the rows of calls. */
export const isUnanswered = (operation: Parameters<typeof isRefused>[0]): boolean =>
  isReport(operation) && isFromRows(operation) ? isRefused('CallLog.find') : isRefused(operation)

const onStatus = ['status']

/** Fields of calls that each figure is counted from. */
const needs: Readonly<Record<keyof ReportFigures, readonly string[]>> = {
  calls: [],
  answered: onStatus,
  missed: onStatus,
  voicemail: onStatus,
  busy: onStatus,
  failed: onStatus,
  firstTimeCallers: ['firstTimeCaller'],
  uniqueCallers: ['callerNumber'],
  talkSeconds: ['talkSeconds'],
  averageTalkSeconds: ['talkSeconds', ...onStatus],
  averageRingSeconds: ['ringSeconds', ...onStatus],
  charge: ['charge'],
}

/** Whether figures of a report can be known; those counted from rows are not, where calls lack what they are counted from. */
export function useKnownFigures(id: ReportId): (...figures: (keyof ReportFigures)[]) => boolean {
  const has = useHasField()
  // Charges of several currencies can't be added up.
  const isSum = clientOptions().fit?.fit.models?.CallLog?.currency === undefined
  return (...figures) =>
    (isSum || !figures.includes('charge')) &&
    (!isFromRows(id) || figures.flatMap((figure) => needs[figure]).every((field) => has('CallLog', field)))
}

/** Whether calls can be told apart by a field. */
export function useKnownGroups(id: ReportId): (field: string) => boolean {
  const has = useHasField()
  return (field) => !isFromRows(id) || has('CallLog', field)
}
