import { dayAt } from '@lineboard/sdk'
import type { ComparedFigures, ComparedGroup } from '@lineboard/sdk/reports'
import { useSearch } from 'wouter'
import { useParameter } from '../../browser/navigate.ts'
import { rangeName } from '../../shared/period/period-name.ts'
import { formatPhone, usePhoneFormat } from '../../shared/phone/format-phone.ts'
import type { CallBlock } from '../../shared/report/calls-href.ts'
import { ofOnly, ofSource, toTrackingNumber, untilEnd } from '../../shared/report/calls-meant.ts'
import { definitionOf } from '../../shared/report/figure-definitions.messages.ts'
import { useKnownFigures, useKnownGroups } from '../../shared/report/from-rows.ts'
import { sourceNames } from '../../shared/report/group-names.ts'
import { prefetchReport, useReport } from '../../shared/report/use-report.ts'
import { formatUtcDay, timeZone } from '../../state/dates.ts'
import { PlainSelect } from '../../ui/plain-select.tsx'
import { type Compared, compareColumns, figureAt } from './compare-columns.ts'
import { dayName, type Figure, figures } from './figure-columns.ts'
import { comparedInOwn } from './own-figures.ts'
import { type AskedReport, askedComparisonAt, useAskedComparison } from './report-address.ts'
import { ReportPeriodButton } from './report-choices.tsx'
import { ReportLayout } from './report-layout.tsx'
import type { ReportRow, ReportTableSpec } from './report-table-spec.ts'
import { t } from './reports.messages.ts'
import styles from './reports.module.css'
import { rowsChart } from './rows-chart.ts'

const nameOf = (name: (date: string) => string, day: { date: string } | undefined) => (day ? name(day.date) : t('none'))

const pair = (name: (date: string) => string, now: { date: string } | undefined, then: { date: string } | undefined) =>
  t('compare.day', { day: nameOf(name, now), before: nameOf(name, then) })

/** A row for each day, beside the day of the previous period that it is compared with. */
function dayRows(
  days: ComparedFigures['days'],
  { before, question: { customerId, only: asked } }: AskedReport,
  figure: Figure,
): ReportRow<Compared>[] {
  const only = ofOnly(asked)
  const today = dayAt(Date.now(), timeZone())
  return days.map(({ current: now, before: then }, at) => ({
    key: String(at),
    label: pair(dayName, now, then),
    ...{ short: nameOf(formatUtcDay, now), inFiles: pair(formatUtcDay, now, then) },
    figures: { figure, current: now, before: then },
    calls: now && { days: { first: now.date, last: now.date }, customerId, blocks: only },
    unfinished: now?.date === today,
    callsBefore: then && {
      days: { first: then.date, last: then.date },
      customerId,
      blocks: [...only, ...(then.date === before.last ? untilEnd(before) : [])],
    },
  }))
}

/** The tables of the report: every figure in all, and one of them by source, number and day. Each opens the calls that it counts. */
export function compareTables(
  asked: AskedReport,
  figure: Figure,
  shown: readonly Figure[] = figures,
): ReportTableSpec<ComparedFigures, Compared>[] {
  const { current, before, question } = asked
  const { customerId } = question
  const only = ofOnly(question.only)
  const behind = (blocks: readonly CallBlock[] = []) => ({
    calls: { days: current, customerId, blocks: [...only, ...blocks] },
    callsBefore: { days: before, customerId, blocks: [...only, ...blocks, ...untilEnd(before)] },
  })
  const totals = (data: ComparedFigures) => ({
    figures: { figure, current: data.totals, before: data.previousTotals },
    ...behind(),
  })
  const rowOf =
    (blocksOf: (group: ComparedGroup) => CallBlock[], labelOf: (group: ComparedGroup) => string) =>
    (group: ComparedGroup): ReportRow<Compared> => ({
      key: group.key,
      label: labelOf(group),
      figures: { figure, current: group.current, before: group.before },
      ...behind(blocksOf(group)),
    })
  // Reports come by calls: which has most of the figure that was chosen is what is asked here.
  const mostFirst = (groups: readonly ComparedGroup[]) =>
    groups.toSorted((a, b) => b.current[figure.id] - a.current[figure.id])
  const chart = (isLying: boolean) => (rows: readonly ReportRow<Compared>[]) =>
    rowsChart(rows, {
      series: [{ label: t(`figures.${figure.id}`), tone: 'plain', value: ({ current: now }) => now?.[figure.id] ?? 0 }],
      beside: {
        label: t('charts.compared', { days: rangeName(before) }),
        value: ({ figures: { before: then } }) => then?.[figure.id],
      },
      ...(!figure.blocks && { format: figure.format }),
      isLying,
      opens: figure.blocks,
    })
  return [
    {
      id: 'figures',
      title: t('overview.inAll'),
      head: t('compare.figure'),
      isFixed: true,
      rows: (data) =>
        shown.map((each) => ({
          key: each.id,
          label: t(`figures.${each.id}`),
          ...(each.fileUnit && { inFiles: `${t(`figures.${each.id}`)} (${each.fileUnit})` }),
          hint: definitionOf(each.id),
          figures: { figure: each, current: data.totals, before: data.previousTotals },
          ...behind(),
        })),
    },
    {
      id: 'source',
      title: t('overview.bySource'),
      head: t('overview.source'),
      chart: chart(true),
      rows: ({ bySource }) => mostFirst(bySource).map(rowOf(ofSource, sourceNames(bySource))),
      totals,
    },
    {
      id: 'trackingNumber',
      title: t('overview.byTrackingNumber'),
      head: t('overview.trackingNumber'),
      chart: chart(true),
      rows: ({ byTrackingNumber }) =>
        mostFirst(byTrackingNumber).map(rowOf(toTrackingNumber, ({ label }) => formatPhone(label))),
      totals,
    },
    {
      id: 'days',
      title: t('activity.days'),
      head: t('compare.days'),
      isInOrder: true,
      chart: chart(false),
      rows: ({ days }) => dayRows(days, asked, figure),
      totals,
    },
  ]
}

export { Themed as Around } from '../../ui/themed.tsx'

const isEmpty = ({ totals, previousTotals }: ComparedFigures) => totals.calls === 0 && previousTotals.calls === 0

const questionOf = ({ question, before: { startsAt, endsAt } }: AskedReport) => ({
  ...question,
  before: { startsAt, endsAt },
})

/** What calls must have for a table that is counted from them. */
const countedBy: Readonly<Record<string, string>> = { source: 'trackingSourceId', trackingNumber: 'trackingNumber' }

/** Any two periods side by side. */
export function Page() {
  usePhoneFormat()
  const asked = useAskedComparison()
  const search = useSearch()
  const isKnown = useKnownFigures('CallLog.compareReport')
  const isGroup = useKnownGroups('CallLog.compareReport')
  const known = figures.filter(({ id }) => isKnown(id))
  const named = figureAt(search)
  const figure = isKnown(named.id) ? named : figureAt('')
  const hasAgainst = new URLSearchParams(search).has('against')
  const putFigure = useParameter('figure')
  const answer = useReport('CallLog.compareReport', questionOf(asked), { silent: true })
  const periods = { current: rangeName(asked.current), before: rangeName(asked.before) }
  return (
    <ReportLayout
      report="CallLog.compareReport"
      counted={answer.data && answer.data.totals.calls + answer.data.previousTotals.calls}
      title={t('compare.title')}
      note={t('compare.note', periods)}
      asked={asked}
      compares={!hasAgainst}
      periods={<ReportPeriodButton name="against" />}
      choices={
        <PlainSelect
          className={styles.compare}
          label={t('compare.figure')}
          value={figure.id}
          options={known.map(({ id }) => ({ value: id, label: t(`figures.${id}`) }))}
          onChange={({ target }) => putFigure(target.value)}
        />
      }
      answer={answer}
      columns={compareColumns(figure, periods)}
      inOwn={comparedInOwn}
      columnsOf={{ figures: compareColumns(undefined, periods) }}
      tables={compareTables(asked, figure, known).filter(({ id }) => isGroup(countedBy[id] ?? 'startedAt'))}
      isEmpty={isEmpty}
    />
  )
}

/** Asks ahead of need for what the page shows. */
export function ask(search: string): void {
  prefetchReport('CallLog.compareReport', questionOf(askedComparisonAt(search)))
}
