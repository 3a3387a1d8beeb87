import { type CallArgs, dayAt, type PeriodDays, storedCurrency } from '@lineboard/sdk'
import type { ReportQuestion } from '@lineboard/sdk/reports'
import {
  gainOf,
  monthsOfSource,
  type Return,
  type SourceReturns,
  shareOf,
  sourceReturns,
  spent,
} from '@lineboard/sdk/reports'
import { useCallback, useState } from 'react'
import { useSearch } from 'wouter'
import { ownCurrency, useOwnMoney, writtenOwn } from '../../data/own-money.ts'
import { prefetchCall, useCall } from '../../data/use-call.ts'
import { ofOnly, ofSource } from '../../shared/report/calls-meant.ts'
import { useKnownFigures } from '../../shared/report/from-rows.ts'
import { sourceNames } from '../../shared/report/group-names.ts'
import { prefetchReport, useReport } from '../../shared/report/use-report.ts'
import { timeZone } from '../../state/dates.ts'
import { formatPercent } from '../../state/numbers.ts'
import { storedName } from '../../state/stored-name.ts'
import { type AmountName, type NoteWrong, WorthField, WrongAmounts, withoutWrong } from './amount-fields.tsx'
import type { Figures } from './figure-columns.ts'
import { ownReturns, returnsInOwn } from './own-figures.ts'
import { type AskedReport, askedReportAt, useAskedReport } from './report-address.ts'
import { ReportLayout } from './report-layout.tsx'
import type { ReportTableSpec } from './report-table-spec.ts'
import { t } from './reports.messages.ts'
import { knownReturns } from './return-columns.ts'
import { rowsChart } from './rows-chart.ts'

/** The return of all sources in a sentence, of amounts in the own currency, and how many have no value; undefined while none has one. What is missing for it comes first. */
export function returnWords({ rows, totals }: SourceReturns): string | undefined {
  if (totals.isCostWrong || totals.isValueWrong) return t('roi.waits')
  const [gain, share] = [gainOf(totals), shareOf(totals)]
  if (totals.value === undefined || gain === undefined) return undefined
  const value = writtenOwn(totals.value)
  const unvalued = rows.filter(({ figures }) => figures.value === undefined && figures.calls > 0).length
  const said = { spent: writtenOwn(spent(totals)), value, gain: writtenOwn(Math.abs(gain)) }
  const words =
    share === undefined
      ? t('roi.free', { value })
      : gain === 0
        ? t('roi.even', said)
        : t(gain > 0 ? 'roi.gained' : 'roi.lost', { ...said, share: formatPercent(share) })
  return unvalued > 0 ? `${words} ${t('roi.unvalued', { count: unvalued })}` : words
}

const parameter = 'worth'

/** What an answered call is worth in USD, as the address says; undefined where it says nothing that is an amount. */
function worthAt(search: string): number | undefined {
  const text = new URLSearchParams(search).get(parameter) ?? ''
  return /^\d{1,9}(\.\d{1,2})?$/.test(text) && Number(text) > 0 ? Number(text) : undefined
}

export { Themed as Around } from '../../ui/themed.tsx'

const spending = [
  { label: t('roi.cost'), tone: 'plain', value: ({ cost }: Return) => cost },
  { label: t('roi.charge'), tone: 'others', value: ({ charge }: Return) => charge },
] as const

/** The table of the report. Each figure that counts calls opens them. */
const tablesOf = (
  { current, question }: AskedReport,
  isKnown: (...figures: (keyof Figures)[]) => boolean,
): readonly ReportTableSpec<SourceReturns, Return>[] => {
  const only = ofOnly(question.only)
  const calls = { days: current, customerId: question.customerId, blocks: only }
  return [
    {
      id: 'source',
      title: t('roi.sources'),
      head: t('overview.source'),
      rows: ({ rows }) => rows.map((row) => ({ ...row, calls: { ...calls, blocks: [...only, ...ofSource(row)] } })),
      chart: (rows) =>
        rowsChart(rows, {
          series: spending.filter(({ tone }) => tone === 'plain' || isKnown('charge')),
          beside:
            isKnown('answered') && rows.some(({ figures }) => figures.value !== undefined)
              ? { label: t('roi.value'), value: ({ figures }) => (figures.isValueWrong ? undefined : figures.value) }
              : undefined,
          format: writtenOwn,
          isLying: true,
          // Amounts are no calls.
          opens: undefined,
        }),
      totals: ({ totals }) => ({ figures: totals, calls }),
    },
  ]
}

const isEmpty = ({ rows }: SourceReturns) => rows.length === 0
const empty = { title: t('roi.emptyTitle'), text: t('roi.emptyText') }

/** Since when a source can have cost something. */
const accountOpened = { relation: 'Customer', scope: { fields: ['id', 'createdAt'] } } as const

/** Sources that cost something or say what a call is worth, of the customer and the source the report is about. */
const costly = ({ customerId, only }: ReportQuestion): CallArgs<'TrackingSource.find'> => ({
  filter: {
    where: {
      or: [{ monthlyCost: { gt: 0 } }, { callValue: { gt: 0 } }],
      ...(customerId !== undefined && { customerId }),
      ...(only?.trackingSourceId !== undefined && { id: only.trackingSourceId }),
    },
    fields: ['id', 'name', 'monthlyCost', 'callValue', 'customerId'],
    include: [accountOpened],
  },
})

const monthsIn = (days: PeriodDays) => (source: Parameters<typeof monthsOfSource>[0]) =>
  monthsOfSource(source, days, dayAt(Date.now(), timeZone()), timeZone())

/** The overview of the period alone: nothing is held against it. */
const overviewOf = ({ question: { before: _, ...question } }: AskedReport): ReportQuestion => question

const noteIn = (currency: string) =>
  currency === storedCurrency()
    ? t('roi.note', { stored: storedName() })
    : t('roi.noteIn', { currency, stored: storedName() })

/** The amounts that are typed and can't be read, and how fields note theirs. */
function useWrongAmounts(): [ReadonlySet<AmountName>, NoteWrong] {
  const [wrong, setWrong] = useState<ReadonlySet<AmountName>>(new Set())
  const note = useCallback<NoteWrong>((name, isWrong) => {
    setWrong((before) => new Set([...before].filter((other) => other !== name).concat(isWrong ? name : [])))
  }, [])
  return [wrong, note]
}

/** What each tracking source costs for what it brings. */
export function Page() {
  // Amounts are written anew where the rate of their currency has come.
  useOwnMoney()
  const asked = useAskedReport()
  const worth = worthAt(useSearch())
  const [wrong, noteWrong] = useWrongAmounts()
  const isKnown = useKnownFigures('Report.overviewReport')
  const overview = useReport('Report.overviewReport', overviewOf(asked), { silent: true })
  const sources = useCall('TrackingSource.find', costly(asked.question), { silent: true })
  const each = wrong.has('worth') ? undefined : worth
  const returns =
    overview.data &&
    sources.data &&
    sourceReturns(overview.data, sources.data, monthsIn(asked.current), { worth: each, namesOf: sourceNames })
  const answer = {
    data: returns && withoutWrong(returns, wrong),
    error: overview.error ?? sources.error,
    mutate: () => Promise.all([overview.mutate(), sources.mutate()]),
  }
  return (
    <WrongAmounts value={noteWrong}>
      <ReportLayout
        report="Report.overviewReport"
        leads={['overviewReport']}
        counted={overview.data?.totals.calls}
        title={t('roi.title')}
        choices={<WorthField worth={worth} />}
        note={noteIn(ownCurrency())}
        summary={answer.data && isKnown('answered', 'charge') ? returnWords(ownReturns(answer.data)) : undefined}
        asked={asked}
        answer={answer}
        columns={knownReturns(isKnown)}
        inOwn={returnsInOwn}
        tables={tablesOf(asked, isKnown)}
        isEmpty={isEmpty}
        empty={empty}
      />
    </WrongAmounts>
  )
}

/** Asks ahead of need for what the page shows. */
export function ask(search: string): void {
  const asked = askedReportAt(search)
  prefetchReport('Report.overviewReport', overviewOf(asked))
  prefetchCall('TrackingSource.find', costly(asked.question))
}
