import { dayAt } from '@lineboard/sdk'
import type { ActivityDays } from '@lineboard/sdk/reports'
import { rangeName } from '../../shared/period/period-name.ts'
import { useKnownFigures, useKnownGroups } from '../../shared/report/from-rows.ts'
import { prefetchReport, useReport } from '../../shared/report/use-report.ts'
import { formatUtcDay, timeZone } from '../../state/dates.ts'
import { useMay } from '../../state/may.ts'
import { CALLERS } from './callers-href.ts'
import { dayName, type Figures, knownColumns } from './figure-columns.ts'
import { chargesInOwn } from './own-figures.ts'
import { type AskedReport, askedReportAt, questionBefore, useAskedReport } from './report-address.ts'
import { ReportLayout } from './report-layout.tsx'
import type { ReportTableSpec } from './report-table-spec.ts'
import { t } from './reports.messages.ts'
import { callsChart } from './rows-chart.ts'
import { callsIn, TRACKING_NUMBERS } from './tracking-numbers-spec.ts'
import { useCountedTables, useCustomersTable } from './use-customers-table.tsx'

export { Themed as Around } from '../../ui/themed.tsx'

/** The tables of the report. Each figure opens the calls that it counts. */
export function activityTables(
  asked: AskedReport,
  daysBefore?: ActivityDays,
): ReportTableSpec<ActivityDays, Figures>[] {
  const calls = callsIn(asked)
  const today = dayAt(Date.now(), timeZone())
  return [
    {
      id: 'days',
      title: t('activity.days'),
      head: t('activity.day'),
      isInOrder: true,
      rows: ({ rows }) =>
        rows.map((row) => ({
          key: row.date,
          label: dayName(row.date),
          ...{ short: formatUtcDay(row.date), inFiles: formatUtcDay(row.date) },
          figures: row,
          calls: { ...calls, days: { first: row.date, last: row.date } },
          unfinished: row.date === today,
        })),
      // The first day beside the first, and so on.
      chart: (rows) =>
        callsChart(
          rows,
          daysBefore && {
            label: t('charts.before', { days: rangeName(asked.before) }),
            value: (_, at) => daysBefore.rows[at]?.calls,
          },
        ),
      totals: ({ totals }) => ({ figures: totals, calls }),
    },
  ]
}

const isEmpty = ({ totals }: ActivityDays) => totals.calls === 0

/** What happened day by day, beside the period before. */
export function Page() {
  const asked = useAskedReport()
  const answer = useReport('Report.activityReport', asked.question, { silent: true })
  const before = useReport('Report.activityReport', questionBefore(asked), { silent: true })
  const isKnown = useKnownFigures('Report.activityReport')
  const isGroup = useKnownGroups('Report.overviewReport')
  // Counted from calls, which not everybody sees.
  const isCounted = useMay('CallLog.find')
  const loaded = useCountedTables()
  const counted = { report: 'activityReport', asked, calls: answer.data?.totals.calls } as const
  const customers = useCustomersTable(counted)
  return (
    <ReportLayout
      report="Report.activityReport"
      counted={answer.data?.totals.calls}
      title={t('activity.title')}
      asked={asked}
      compares
      leads={['overviewReport']}
      answer={answer}
      columns={knownColumns(isKnown)}
      inOwn={chargesInOwn}
      tables={activityTables(asked, before.data)}
      isEmpty={isEmpty}
      {...(loaded && {
        more: [
          ...(isGroup('trackingNumber')
            ? [
                {
                  id: TRACKING_NUMBERS,
                  title: t('overview.byTrackingNumber'),
                  table: <loaded.TrackingNumbersTable asked={asked} />,
                },
              ]
            : []),
          ...customers,
          ...(isCounted
            ? [{ id: CALLERS, title: t('callers.title'), table: <loaded.CallersTable {...counted} /> }]
            : []),
        ],
      })}
    />
  )
}

/** Asks ahead of need for what the page shows. */
export function ask(search: string): void {
  prefetchReport('Report.activityReport', askedReportAt(search).question)
}
