import type { components } from '@lineboard/contract'
import { prefetchCall, useCall } from '../../data/use-call.ts'
import { periodName } from '../../parts/period/period-text.ts'
import { type Figures, figureColumns } from './figure-columns.ts'
import { requestAhead, useReportRequest } from './report-address.ts'
import { ReportLayout } from './report-layout.tsx'
import type { ReportTableSpec } from './report-table.tsx'
import { t } from './reports.messages.ts'

type Report = components['schemas']['ActivityReport']

const tables: readonly ReportTableSpec<Report, Figures>[] = [
  {
    title: t('activity.days'),
    head: t('activity.day'),
    rows: ({ rows }) =>
      rows.map((row) => ({
        key: row.date,
        label: periodName({ mode: 'range', start: row.date, end: row.date }),
        figures: row,
      })),
    totals: ({ totals }) => totals,
  },
]

const isEmpty = ({ totals }: Report) => totals.calls === 0

/** What happened day by day. */
export function Page() {
  const request = useReportRequest()
  const answer = useCall('Report.activityReport', { body: request }, { silent: true })
  return (
    <ReportLayout
      title={t('activity.title')}
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
  prefetchCall('Report.activityReport', { body: requestAhead(search) })
}
