import { type CallArgs, dayAt, type PeriodDays } from '@lineboard/sdk'
import type { ReportQuestion } from '@lineboard/sdk/reports'
import { useSearch } from 'wouter'
import { prefetchCall, useCall } from '../../data/use-call.ts'
import { ofOnly, ofSource } from '../../parts/report/calls-meant.ts'
import { prefetchReport, useReport } from '../../parts/report/use-report.ts'
import { timeZone } from '../../state/dates.ts'
import { type AskedReport, askedReportAt, useAskedReport } from './report-address.ts'
import { ReportLayout } from './report-layout.tsx'
import type { ReportTableSpec } from './report-table-spec.ts'
import { t } from './reports.messages.ts'
import { returnColumns } from './roi/return-columns.ts'
import { worthAt } from './roi/worth.ts'
import { WorthField } from './roi/worth-field.tsx'
import { monthsElapsed, type Return, sourceReturns } from './source-returns.ts'

type Report = ReturnType<typeof sourceReturns>

/** The table of the report. Each figure that counts calls opens them. */
const tablesOf = ({ current, question }: AskedReport): readonly ReportTableSpec<Report, Return>[] => {
  const only = ofOnly(question.only)
  const calls = { days: current, customerId: question.customerId, blocks: only }
  return [
    {
      id: 'source',
      title: t('roi.sources'),
      head: t('overview.source'),
      rows: ({ rows }) => rows.map((row) => ({ ...row, calls: { ...calls, blocks: [...only, ...ofSource(row)] } })),
      totals: ({ totals }) => ({ figures: totals, calls }),
    },
  ]
}

const isEmpty = ({ rows }: Report) => rows.length === 0
const empty = { title: t('roi.emptyTitle'), text: t('roi.emptyText') }

/** Sources that cost something, of the customer and the source the report is about. */
const costly = ({ customerId, only }: ReportQuestion): CallArgs<'TrackingSource.find'> => ({
  filter: {
    where: {
      monthlyCost: { gt: 0 },
      ...(customerId !== undefined && { customerId }),
      ...(only?.trackingSourceId !== undefined && { id: only.trackingSourceId }),
    },
    fields: ['id', 'name', 'monthlyCost'],
  },
})

const monthsOf = ({ first, last }: PeriodDays) => monthsElapsed(first, last, dayAt(Date.now(), timeZone()))

/** The overview of the period alone: nothing is held against it. */
const overviewOf = ({ question: { before: _, ...question } }: AskedReport): ReportQuestion => question

/** What each tracking source costs for what it brings. */
export function Page() {
  const asked = useAskedReport()
  const worth = worthAt(useSearch())
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
      choices={<WorthField worth={worth} />}
      note={t('roi.note')}
      asked={asked}
      answer={answer}
      columns={returnColumns(worth)}
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
