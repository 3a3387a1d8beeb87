import type { OverviewFigures, ReportGroup } from '@lineboard/sdk/reports'
import { rangeName } from '../../parts/period/period-text.ts'
import { formatPhone, usePhoneFormat } from '../../parts/phone/format-phone.ts'
import type { CallBlock } from '../../parts/report/calls-href.ts'
import {
  inHour,
  ofOnly,
  ofSource,
  onWeekday,
  toReceivingNumber,
  toTrackingNumber,
  untilEnd,
} from '../../parts/report/calls-meant.ts'
import { prefetchReport, useReport } from '../../parts/report/use-report.ts'
import { weekStart } from '../../state/ui-settings-store.ts'
import { type Figures, figureColumns } from './figure-columns.ts'
import { type AskedReport, askedReportAt, useAskedReport } from './report-address.ts'
import { ReportLayout } from './report-layout.tsx'
import type { ReportRow, ReportTableSpec } from './report-table-spec.ts'
import { t } from './reports.messages.ts'
import { weekFrom } from './week-from.ts'

/** The tables of the report. Each figure opens the calls that it counts. */
export function overviewTables(asked: AskedReport): ReportTableSpec<OverviewFigures, Figures>[] {
  const { current, before, isUnfinished, question } = asked
  const { customerId } = question
  const only = ofOnly(question.only)
  const calls = { days: current, customerId, blocks: only }
  const totals = (report: OverviewFigures) => ({ figures: report.totals, calls })

  const rowOf =
    <Group extends ReportGroup>(blocksOf: (group: Group) => CallBlock[] | undefined, more = {}) =>
    (group: Group): ReportRow<Figures> => {
      const blocks = blocksOf(group)
      const { key, label } = group
      return {
        key: `${key} ${label}`,
        label,
        figures: group,
        calls: blocks && { ...calls, blocks: [...only, ...blocks] },
        ...more,
      }
    }
  const withPhone = (row: ReportRow<Figures>) => ({ ...row, label: formatPhone(row.label) })

  return [
    {
      id: 'inAll',
      title: t('overview.inAll'),
      head: t('overview.span'),
      isFixed: true,
      rows: ({ totals: now, previousTotals }) => [
        {
          key: 'now',
          label: t('overview.now', { days: rangeName(current) }),
          figures: now,
          calls,
          unfinished: isUnfinished,
        },
        ...(previousTotals
          ? [
              {
                key: 'before',
                label: t('overview.before', { days: rangeName(before) }),
                figures: previousTotals,
                calls: { days: before, customerId, blocks: [...only, ...untilEnd(before)] },
              },
            ]
          : []),
      ],
    },
    {
      id: 'source',
      title: t('overview.bySource'),
      head: t('overview.source'),
      rows: ({ byTrackingSource }) => byTrackingSource.map(rowOf(ofSource)),
      totals,
    },
    {
      id: 'trackingNumber',
      title: t('overview.byTrackingNumber'),
      head: t('overview.trackingNumber'),
      rows: ({ byTrackingNumber }) => byTrackingNumber.map(rowOf(toTrackingNumber)).map(withPhone),
      totals,
    },
    {
      id: 'receivingNumber',
      title: t('overview.byReceivingNumber'),
      head: t('overview.receivingNumber'),
      rows: ({ byReceivingNumber }) => byReceivingNumber.map(rowOf(toReceivingNumber)).map(withPhone),
      totals,
    },
    {
      id: 'hour',
      title: t('overview.byHour'),
      head: t('overview.hour'),
      rows: ({ byHour, isSummed }) => byHour.map(rowOf(inHour, { summed: isSummed })),
      totals,
    },
    {
      id: 'weekday',
      title: t('overview.byWeekday'),
      head: t('overview.weekday'),
      rows: ({ byWeekday, isSummed }) =>
        weekFrom(weekStart(), byWeekday).map(rowOf((group) => onWeekday(group, current), { summed: isSummed })),
      totals,
    },
  ]
}

// What the period before was like is worth seeing even where nothing has come since.
const isEmpty = ({ totals, previousTotals }: OverviewFigures) => totals.calls === 0 && !previousTotals?.calls

/** What happened by source, number, hour and weekday, beside the period before. */
export function Page() {
  usePhoneFormat()
  const asked = useAskedReport()
  const answer = useReport('Report.overviewReport', asked.question, { silent: true })
  return (
    <ReportLayout
      title={t('overview.title')}
      {...(answer.data?.isSummed && { note: t('overview.summed') })}
      asked={asked}
      compares
      answer={answer}
      columns={figureColumns}
      tables={overviewTables(asked)}
      isEmpty={isEmpty}
    />
  )
}

/** Asks ahead of need for what the page shows. */
export function ask(search: string): void {
  prefetchReport('Report.overviewReport', askedReportAt(search).question)
}
