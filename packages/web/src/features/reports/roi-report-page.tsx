import { type CallArgs, dayAt, type PeriodDays } from '@lineboard/sdk'
import type { ReportQuestion } from '@lineboard/sdk/reports'
import { prefetchCall, useCall } from '../../data/use-call.ts'
import { formatNumber } from '../../lib/format.ts'
import { type CallBlock, callsBy } from '../../parts/report/calls-href.ts'
import { ofSource } from '../../parts/report/calls-meant.ts'
import { prefetchReport, useReport } from '../../parts/report/use-report.ts'
import { timeZone } from '../../state/dates.ts'
import { ownMoney } from '../../state/own-money.ts'
import { type AskedReport, askedReportAt, useAskedReport } from './report-address.ts'
import { ReportLayout } from './report-layout.tsx'
import type { ReportColumn, ReportTableSpec } from './report-table.tsx'
import { t } from './reports.messages.ts'
import { monthsElapsed, type Return, sourceReturns, spent } from './source-returns.ts'

type Report = ReturnType<typeof sourceReturns>

const each = (figures: Return, count: number) => (count > 0 ? ownMoney(spent(figures) / count) : t('none'))

const counted = (name: 'calls' | 'answered' | 'firstTimeCallers', ...blocks: CallBlock[]): ReportColumn<Return> => ({
  label: t(`figures.${name}`),
  text: (figures) => formatNumber(figures[name]),
  calls: (figures) => (figures[name] > 0 ? blocks : undefined),
})

const columns: readonly ReportColumn<Return>[] = [
  { label: t('roi.cost'), text: ({ cost }) => ownMoney(cost) },
  { label: t('roi.charge'), text: ({ charge }) => ownMoney(charge) },
  { label: t('roi.spent'), text: (figures) => ownMoney(spent(figures)) },
  counted('calls'),
  counted('answered', callsBy('status', 'answered', 'is')),
  counted('firstTimeCallers', callsBy('firstTimeCaller', 'yes')),
  { label: t('roi.perCall'), text: (figures) => each(figures, figures.calls) },
  { label: t('roi.perAnswered'), text: (figures) => each(figures, figures.answered) },
  { label: t('roi.perFirstTime'), text: (figures) => each(figures, figures.firstTimeCallers) },
]

/** The table of the report. Each figure that counts calls opens them. */
const tablesOf = ({ current, question }: AskedReport): readonly ReportTableSpec<Report, Return>[] => {
  const calls = { days: current, customerId: question.customerId }
  return [
    {
      title: t('roi.sources'),
      head: t('overview.source'),
      rows: ({ rows }) => rows.map((row) => ({ ...row, calls: { ...calls, blocks: ofSource(row) } })),
      totals: ({ totals }) => ({ figures: totals, calls }),
    },
  ]
}

const isEmpty = ({ rows }: Report) => rows.length === 0
const empty = { title: t('roi.emptyTitle'), text: t('roi.emptyText') }

/** Sources that cost something, of the customer the report is about. */
const costly = ({ customerId }: ReportQuestion): CallArgs<'TrackingSource.find'> => ({
  filter: {
    where: { monthlyCost: { gt: 0 }, ...(customerId !== undefined && { customerId }) },
    fields: ['id', 'name', 'monthlyCost'],
  },
})

const monthsOf = ({ first, last }: PeriodDays) => monthsElapsed(first, last, dayAt(Date.now(), timeZone()))

/** The overview of the period alone: nothing is held against it. */
const overviewOf = ({ question: { before: _, ...question } }: AskedReport): ReportQuestion => question

/** What each tracking source costs for what it brings. */
export function Page() {
  const asked = useAskedReport()
  const overview = useReport('Report.overviewReport', overviewOf(asked), { silent: true })
  const sources = useCall('TrackingSource.find', costly(asked.question), { silent: true })
  const answer = {
    data: overview.data && sources.data && sourceReturns(overview.data, sources.data, monthsOf(asked.current)),
    error: overview.error ?? sources.error,
    mutate: () => Promise.all([overview.mutate(), sources.mutate()]),
  }
  return (
    <ReportLayout
      title={t('roi.title')}
      note={t('roi.note')}
      asked={asked}
      answer={answer}
      columns={columns}
      tables={tablesOf(asked)}
      isEmpty={isEmpty}
      empty={empty}
    />
  )
}

/** Asks ahead of need for what the page shows. */
export function ask(search: string): void {
  const asked = askedReportAt(search)
  prefetchReport('Report.overviewReport', overviewOf(asked))
  prefetchCall('TrackingSource.find', costly(asked.question))
}
