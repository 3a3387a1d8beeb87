import { type CallArgs, dayAt } from '@lineboard/sdk'
import { prefetchCall, useCall } from '../../data/use-call.ts'
import { formatNumber } from '../../lib/format.ts'
import { timeZone } from '../../state/dates.ts'
import { ownMoney } from '../../state/own-money.ts'
import { requestAhead, useReportRequest } from './report-address.ts'
import { ReportLayout } from './report-layout.tsx'
import type { ReportRequest } from './report-request.ts'
import type { ReportColumn, ReportTableSpec } from './report-table.tsx'
import { t } from './reports.messages.ts'
import { monthsGoneBy, type Return, sourceReturns, spent } from './source-returns.ts'

type Report = ReturnType<typeof sourceReturns>

const each = (figures: Return, count: number) => (count > 0 ? ownMoney(spent(figures) / count) : t('none'))

const columns: readonly ReportColumn<Return>[] = [
  { label: t('roi.cost'), text: ({ cost }) => ownMoney(cost) },
  { label: t('roi.charge'), text: ({ charge }) => ownMoney(charge) },
  { label: t('roi.spent'), text: (figures) => ownMoney(spent(figures)) },
  { label: t('figures.calls'), text: ({ calls }) => formatNumber(calls) },
  { label: t('figures.answered'), text: ({ answered }) => formatNumber(answered) },
  { label: t('figures.firstTimeCallers'), text: ({ firstTimeCallers }) => formatNumber(firstTimeCallers) },
  { label: t('roi.perCall'), text: (figures) => each(figures, figures.calls) },
  { label: t('roi.perAnswered'), text: (figures) => each(figures, figures.answered) },
  { label: t('roi.perFirstTime'), text: (figures) => each(figures, figures.firstTimeCallers) },
]

const tables: readonly ReportTableSpec<Report, Return>[] = [
  { title: t('roi.sources'), head: t('overview.source'), rows: ({ rows }) => rows, totals: ({ totals }) => totals },
]

const isEmpty = ({ rows }: Report) => rows.length === 0
const empty = { title: t('roi.emptyTitle'), text: t('roi.emptyText') }

/** Sources that cost something, of the customer the report is about. */
const costly = ({ customerId }: ReportRequest): CallArgs<'TrackingSource.find'> => ({
  filter: {
    where: { monthlyCost: { gt: 0 }, ...(customerId !== undefined && { customerId }) },
    fields: ['id', 'name', 'monthlyCost'],
  },
})

const monthsOf = ({ start_date, end_date }: ReportRequest) =>
  monthsGoneBy(start_date.slice(0, 10), end_date.slice(0, 10), dayAt(Date.now(), timeZone()))

/** What each tracking source costs for what it brings. */
export function Page() {
  const request = useReportRequest()
  const overview = useCall('Report.overviewReport', { body: request }, { silent: true })
  const sources = useCall('TrackingSource.find', costly(request), { silent: true })
  const answer = {
    data: overview.data && sources.data && sourceReturns(overview.data, sources.data, monthsOf(request)),
    error: overview.error ?? sources.error,
    mutate: () => Promise.all([overview.mutate(), sources.mutate()]),
  }
  return (
    <ReportLayout
      title={t('roi.title')}
      note={t('roi.note')}
      request={request}
      answer={answer}
      columns={columns}
      tables={tables}
      isEmpty={isEmpty}
      empty={empty}
    />
  )
}

/** Asks ahead of need for what the page shows. */
export function ask(search: string): void {
  const request = requestAhead(search)
  prefetchCall('Report.overviewReport', { body: request })
  prefetchCall('TrackingSource.find', costly(request))
}
