import type { OverviewFigures, ReportGroup } from '@lineboard/sdk/reports'
import { rangeName } from '../../shared/period/period-name.ts'
import { usePhoneFormat } from '../../shared/phone/format-phone.ts'
import type { CallBlock } from '../../shared/report/calls-href.ts'
import { inHour, ofSource, onWeekday, toReceivingNumber, untilEnd } from '../../shared/report/calls-meant.ts'
import { useKnownFigures, useKnownGroups } from '../../shared/report/from-rows.ts'
import { deliveredName, sourceNames, weekdayName } from '../../shared/report/group-names.ts'
import { prefetchReport, useReport } from '../../shared/report/use-report.ts'
import { inTimeFormat } from '../../state/dates.ts'
import { weekStart } from '../../state/ui-settings-store.ts'
import { type Figures, knownColumns } from './figure-columns.ts'
import { chargesInOwn } from './own-figures.ts'
import { type AskedReport, askedReportAt, questionBefore, useAskedReport } from './report-address.ts'
import { ReportLayout } from './report-layout.tsx'
import type { ReportRow, ReportTableSpec } from './report-table-spec.ts'
import { t } from './reports.messages.ts'
import { callsChart } from './rows-chart.ts'
import { callsIn, trackingNumbersSpec } from './tracking-numbers-spec.ts'
import { useCustomersTable } from './use-customers-table.tsx'

/** The days of a week, keyed 0 (Sunday) to 6, in the order of a week that begins with `first`. */
export function weekFrom<Day extends { key: string }>(first: 0 | 1, days: readonly Day[]): Day[] {
  const place = ({ key }: Day) => (Number(key) - first + 7) % 7
  return days.toSorted((a, b) => place(a) - place(b))
}

export { Themed as Around } from '../../ui/themed.tsx'

const keyOf = ({ key, label }: ReportGroup) => `${key} ${label}`
const hourName = ({ label }: ReportGroup) => inTimeFormat(label)

/** The period and the previous one in all. */
function periodsTable(asked: AskedReport): ReportTableSpec<OverviewFigures, Figures> {
  const { current, before, isUnfinished } = asked
  const calls = callsIn(asked)
  return {
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
              calls: { ...calls, days: before, blocks: [...calls.blocks, ...untilEnd(before)] },
            },
          ]
        : []),
    ],
  }
}

/** The tables of the report. Each figure opens the calls that it counts. */
export function overviewTables(
  asked: AskedReport,
  reportBefore?: OverviewFigures,
): ReportTableSpec<OverviewFigures, Figures>[] {
  const calls = callsIn(asked)
  const totals = (report: OverviewFigures) => ({ figures: report.totals, calls })

  const rowOf =
    <Group extends ReportGroup>(
      blocksOf: (group: Group) => CallBlock[] | undefined,
      nameOf: (group: Group) => string,
      more = {},
    ) =>
    (group: Group): ReportRow<Figures> => {
      const blocks = blocksOf(group)
      return {
        key: keyOf(group),
        label: nameOf(group),
        figures: group,
        calls: blocks && { ...calls, blocks: [...calls.blocks, ...blocks] },
        ...more,
      }
    }

  const label = t('charts.before', { days: rangeName(asked.before) })
  /** Each bar beside what the same group had in the period before: nothing, where it had no calls. */
  const drawn =
    (groupsOf: (report: OverviewFigures) => readonly ReportGroup[], isLying: boolean) =>
    (rows: readonly ReportRow<Figures>[]) => {
      const calls = reportBefore && new Map(groupsOf(reportBefore).map((group) => [keyOf(group), group.calls]))
      return callsChart(rows, calls && { label, value: ({ key }) => calls.get(key) ?? 0 }, isLying)
    }

  return [
    periodsTable(asked),
    {
      id: 'source',
      title: t('overview.bySource'),
      head: t('overview.source'),
      rows: ({ byTrackingSource }) => byTrackingSource.map(rowOf(ofSource, sourceNames(byTrackingSource))),
      chart: drawn(({ byTrackingSource }) => byTrackingSource, true),
      totals,
    },
    {
      ...trackingNumbersSpec(asked),
      chart: drawn(({ byTrackingNumber }) => byTrackingNumber, true),
    },
    {
      id: 'receivingNumber',
      title: t('overview.byReceivingNumber'),
      head: t('overview.receivingNumber'),
      rows: ({ byReceivingNumber }) => byReceivingNumber.map(rowOf(toReceivingNumber, deliveredName)),
      chart: drawn(({ byReceivingNumber }) => byReceivingNumber, true),
      totals,
    },
    {
      id: 'hour',
      title: t('overview.byHour'),
      head: t('overview.hour'),
      isInOrder: true,
      rows: ({ byHour, isSummed }) => byHour.map(rowOf(inHour, hourName, { summed: isSummed })),
      chart: drawn(({ byHour }) => byHour, false),
      totals,
    },
    {
      id: 'weekday',
      title: t('overview.byWeekday'),
      head: t('overview.weekday'),
      isInOrder: true,
      rows: ({ byWeekday, isSummed }) =>
        weekFrom(weekStart(), byWeekday).map(rowOf(onWeekday, weekdayName, { summed: isSummed })),
      chart: drawn(({ byWeekday }) => byWeekday, false),
      totals,
    },
  ]
}

// What the period before was like is worth seeing even where nothing has come since.
const isEmpty = ({ totals, previousTotals }: OverviewFigures) => totals.calls === 0 && !previousTotals?.calls

/** What calls must have for a table that is counted from them. */
const countedBy: Readonly<Record<string, string>> = {
  source: 'trackingSourceId',
  trackingNumber: 'trackingNumber',
  receivingNumber: 'receivingNumber',
}

/** What happened by source, number, hour and weekday, beside the period before. */
export function Page() {
  usePhoneFormat()
  const asked = useAskedReport()
  const answer = useReport('Report.overviewReport', asked.question, { silent: true })
  const before = useReport('Report.overviewReport', questionBefore(asked), { silent: true })
  const isKnown = useKnownFigures('Report.overviewReport')
  const isGroup = useKnownGroups('Report.overviewReport')
  const customers = useCustomersTable({ report: 'overviewReport', asked, calls: answer.data?.totals.calls })
  const tables = overviewTables(asked, before.data).filter(({ id }) => isGroup(countedBy[id] ?? 'startedAt'))
  return (
    <ReportLayout
      report="Report.overviewReport"
      counted={answer.data?.totals.calls}
      title={t('overview.title')}
      {...(answer.data?.isSummed && { note: t('overview.summed') })}
      asked={asked}
      compares
      leads={['activityReport', 'roiReport']}
      answer={answer}
      columns={knownColumns(isKnown)}
      inOwn={chargesInOwn}
      tables={tables}
      isEmpty={isEmpty}
      more={customers}
    />
  )
}

/** Asks ahead of need for what the page shows. */
export function ask(search: string): void {
  prefetchReport('Report.overviewReport', askedReportAt(search).question)
}
