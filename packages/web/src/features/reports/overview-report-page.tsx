import type { components } from '@lineboard/contract'
import { prefetchCall, useCall } from '../../data/use-call.ts'
import { formatPhone, usePhoneFormat } from '../../parts/phone/format-phone.ts'
import { weekStart } from '../../state/ui-settings-store.ts'
import { type Figures, figureColumns } from './figure-columns.ts'
import { reportRequestAt, useReportRequest } from './report-address.ts'
import { ReportLayout } from './report-layout.tsx'
import type { ReportRow, ReportTableSpec } from './report-table.tsx'
import { t } from './reports.messages.ts'
import { weekFrom } from './week-from.ts'

type Report = components['schemas']['OverviewReport']
type Group = components['schemas']['ReportGroup']

const toRow = (group: Group): ReportRow<Figures> => ({ key: group.key, label: group.label, figures: group })
const toNumberRow = (group: Group) => ({ ...toRow(group), label: formatPhone(group.label) })
const totals = (report: Report) => report.totals

const tables: readonly ReportTableSpec<Report, Figures>[] = [
  {
    title: t('overview.inAll'),
    head: t('overview.span'),
    rows: (report) => [
      { key: 'now', label: t('overview.now'), figures: report.totals },
      { key: 'before', label: t('overview.before'), figures: report.previousTotals },
    ],
  },
  {
    title: t('overview.bySource'),
    head: t('overview.source'),
    rows: ({ byTrackingSource }) => byTrackingSource.map(toRow),
    totals,
  },
  {
    title: t('overview.byTrackingNumber'),
    head: t('overview.trackingNumber'),
    rows: ({ byTrackingNumber }) => byTrackingNumber.map(toNumberRow),
    totals,
  },
  {
    title: t('overview.byReceivingNumber'),
    head: t('overview.receivingNumber'),
    rows: ({ byReceivingNumber }) => byReceivingNumber.map(toNumberRow),
    totals,
  },
  {
    title: t('overview.byHour'),
    head: t('overview.hour'),
    rows: ({ byHour }) => byHour.map(toRow),
    totals,
  },
  {
    title: t('overview.byWeekday'),
    head: t('overview.weekday'),
    rows: ({ byWeekday }) => weekFrom(weekStart(), byWeekday).map(toRow),
    totals,
  },
]

// What the period before was like is worth seeing even where nothing has come since.
const isEmpty = (report: Report) => report.totals.calls === 0 && report.previousTotals.calls === 0

/** What happened by source, number, hour and weekday, beside the period before. */
export function Page() {
  usePhoneFormat()
  usePhoneFormat()
  const request = useReportRequest()
  const answer = useCall('Report.overviewReport', { body: request }, { silent: true })
  return (
    <ReportLayout
      title={t('overview.title')}
      request={request}
      answer={answer}
      columns={figureColumns}
      tables={tables}
      isEmpty={isEmpty}
    />
  )
}

/** Asks ahead of need for what the page shows. */
export function ask(search: string): void {
  prefetchCall('Report.overviewReport', { body: reportRequestAt(search) })
}
