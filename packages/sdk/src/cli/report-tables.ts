import { deletedSource, NONE } from '@lineboard/contract/call-groups'
import type { Lineboard } from '../client/client.ts'
import { roundMoney } from '../money/round-money.ts'
import type { ComparedPeriods } from '../period/compared-periods.ts'
import { dayAt } from '../period/time-zone.ts'
import {
  activityDays,
  type ConvertAmounts,
  compareFigures,
  convertCharges,
  convertSourceReturns,
  gainOf,
  monthsOfSource,
  overviewFigures,
  type ReportFigures,
  type ReportQuestion,
  type Return,
  shareOf,
  sourceReturns,
  spent,
} from '../reports/index.ts'

/** How a value is read. */
type Kind = 'count' | 'seconds' | 'amount' | 'share'

/** A column of figures. */
export interface ReportColumn {
  label: string
  kind: Kind
  /** What it counts, in a sentence. */
  definition?: string
}

/** A row: its name, and a value a column, with what it is where that differs from row to row. */
export interface ReportRow {
  label: string
  values: readonly (number | undefined)[]
  kind?: Kind
}

/** A table of a report. */
export interface ReportTable {
  id: string
  title: string
  head: string
  columns: readonly ReportColumn[]
  rows: readonly ReportRow[]
  totals?: ReportRow
}

/** The figures as the app names and explains them. */
const figures: readonly (ReportColumn & { id: keyof ReportFigures })[] = [
  {
    id: 'calls',
    label: 'Calls',
    kind: 'count',
    definition: 'All calls that started in the period, whatever became of them, those still going on among them.',
  },
  {
    id: 'answered',
    label: 'Answered',
    kind: 'count',
    definition: 'Calls that a person answered. A voice menu or voicemail that picks up is no answer.',
  },
  {
    id: 'missed',
    label: 'Missed',
    kind: 'count',
    definition: 'Calls that rang, or waited in a voice menu, until the caller hung up without an answer.',
  },
  {
    id: 'voicemail',
    label: 'Voicemail',
    kind: 'count',
    definition: 'Calls that ended in voicemail, whether a message was left or not.',
  },
  {
    id: 'busy',
    label: 'Busy',
    kind: 'count',
    definition: 'Calls that met a busy line.',
  },
  {
    id: 'failed',
    label: 'Failed',
    kind: 'count',
    definition: 'Calls that could not be put through.',
  },
  {
    id: 'firstTimeCallers',
    label: 'First-time callers',
    kind: 'count',
    definition:
      'Calls from a number that had never called this customer before. It counts once for each customer, also where the number calls again in the period.',
  },
  {
    id: 'uniqueCallers',
    label: 'Unique callers',
    kind: 'count',
    definition: 'Different numbers that called. A number that called three times, or several customers, counts once.',
  },
  {
    id: 'talkSeconds',
    label: 'Talk time',
    kind: 'seconds',
    definition: 'Time from answer to hanging up, of all calls together, voicemail among them.',
  },
  {
    id: 'averageTalkSeconds',
    label: 'Average talk',
    kind: 'seconds',
    definition:
      'Talk time of an answered call on average. Voicemail is not in it, as it is in the talk time of all calls.',
  },
  {
    id: 'averageRingSeconds',
    label: 'Average ring',
    kind: 'seconds',
    definition: 'How long an answered call rang before the answer, on average.',
  },
  {
    id: 'charge',
    label: 'Charge',
    kind: 'amount',
    definition: 'The charges of the calls to the wallet, without the monthly price of numbers.',
  },
]

const valuesOf = (row: ReportFigures) => figures.map(({ id }) => row[id])
const totalsOf = (totals: ReportFigures): ReportRow => ({ label: 'Total', values: valuesOf(totals) })

interface Group extends ReportFigures {
  key: string
  label: string
}

const sourceName = ({ key, label }: Pick<Group, 'key' | 'label'>) =>
  key === NONE ? 'No source' : label === deletedSource(key) ? `Deleted source ${key}` : label

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

const byGroup = (
  [id, title, head]: readonly [string, string, string],
  groups: readonly Group[],
  totals: ReportFigures,
  nameOf: (group: Group) => string = ({ label }) => label,
): ReportTable => ({
  ...{ id, title, head, columns: figures },
  rows: groups.map((group) => ({ label: nameOf(group), values: valuesOf(group) })),
  totals: totalsOf(totals),
})

/** What a report is about, and what an answered call is worth where its source does not say. */
export interface AskedReport extends ComparedPeriods {
  question: ReportQuestion
  /** Of amounts, into the currency of the page. */
  convert: ConvertAmounts
  worth: number | undefined
}

type MakeTables = (api: Lineboard, asked: AskedReport, signal: AbortSignal) => Promise<ReportTable[]>

/** Totals are converted alone, and the rows above them so that they add up to those. */
const convertedAlone = (figures: ReportFigures, convert: ConvertAmounts): ReportFigures =>
  convertCharges([figures], convert)[0] ?? figures

const activity: MakeTables = async (api, { question, convert }, signal) => {
  const { rows, totals } = await activityDays(api, question, { signal })
  return [
    {
      ...{ id: 'days', title: 'Day by day', head: 'Day', columns: figures },
      rows: convertCharges(rows, convert).map((row) => ({ label: row.date, values: valuesOf(row) })),
      totals: totalsOf(convertedAlone(totals, convert)),
    },
  ]
}

const overview: MakeTables = async (api, { question, current, before, convert }, signal) => {
  const report = await overviewFigures(api, question, { signal })
  const totals = convertedAlone(report.totals, convert)
  const previousTotals = report.previousTotals && convertedAlone(report.previousTotals, convert)
  const own = (groups: readonly Group[]) => convertCharges(groups, convert)
  const daysOf = ({ first, last }: { first: string; last: string }) => (first === last ? first : `${first} to ${last}`)
  const inAll = [
    { label: `This period: ${daysOf(current)}`, values: valuesOf(totals) },
    ...(previousTotals ? [{ label: `Previous period: ${daysOf(before)}`, values: valuesOf(previousTotals) }] : []),
  ]
  return [
    { ...{ id: 'inAll', title: 'In all', head: 'Period', columns: figures }, rows: inAll },
    byGroup(['source', 'By tracking source', 'Tracking source'], own(report.byTrackingSource), totals, sourceName),
    byGroup(['trackingNumber', 'By tracking number', 'Tracking number'], own(report.byTrackingNumber), totals),
    byGroup(
      ['receivingNumber', 'By receiving number', 'Receiving number'],
      own(report.byReceivingNumber),
      totals,
      ({ key, label }) => (key === NONE ? 'Not delivered' : label),
    ),
    byGroup(['hour', 'By hour of the day', 'Hour'], own(report.byHour), totals),
    byGroup(
      ['weekday', 'By day of the week', 'Weekday'],
      own(report.byWeekday),
      totals,
      ({ key, label }) => WEEKDAYS[Number(key)] ?? label,
    ),
  ]
}

const per = (row: Return, count: number) => (count > 0 ? roundMoney(spent(row) / count) : undefined)

const returnColumns: readonly (ReportColumn & { value: (row: Return) => number | undefined })[] = [
  {
    label: 'Source cost',
    kind: 'amount',
    definition: 'Monthly cost of the source for the days of the period, from the opening of its account up to today.',
    value: ({ cost }) => cost,
  },
  {
    label: 'Call charges',
    kind: 'amount',
    definition: 'Charges of the source’s calls to the wallet.',
    value: ({ charge }) => charge,
  },
  { label: 'Spent', kind: 'amount', definition: 'Source cost and call charges together.', value: spent },
  {
    label: 'Value of a call',
    kind: 'amount',
    definition: 'Value of an answered call of the source, or the one of --worth.',
    value: ({ callValue }) => callValue,
  },
  { label: 'Value', kind: 'amount', definition: 'Answered calls times the value of one.', value: ({ value }) => value },
  { label: 'Value less spent', kind: 'amount', value: gainOf },
  { label: 'Return', kind: 'share', definition: 'The profit as a share of everything spent.', value: shareOf },
  { label: 'Calls', kind: 'count', value: ({ calls }) => calls },
  { label: 'Answered', kind: 'count', value: ({ answered }) => answered },
  { label: 'First-time callers', kind: 'count', value: ({ firstTimeCallers }) => firstTimeCallers },
  { label: 'Per call', kind: 'amount', value: (row) => per(row, row.calls) },
  { label: 'Per answered call', kind: 'amount', value: (row) => per(row, row.answered) },
  { label: 'Per first-time caller', kind: 'amount', value: (row) => per(row, row.firstTimeCallers) },
]

const roi: MakeTables = async (api, { question, current, worth, convert }, signal) => {
  const { customerId, only, timeZone } = question
  const where = {
    or: [{ monthlyCost: { gt: 0 } }, { callValue: { gt: 0 } }],
    ...(customerId !== undefined && { customerId }),
    ...(only?.trackingSourceId !== undefined && { id: only.trackingSourceId }),
  }
  const [report, sources] = await Promise.all([
    overviewFigures(api, { ...question, before: undefined }, { signal }),
    api.TrackingSource.find({ filter: { where, include: ['Customer'] } }, { signal }),
  ])
  const today = dayAt(Date.now(), timeZone)
  const returns = sourceReturns(report, sources, (source) => monthsOfSource(source, current, today, timeZone), {
    worth,
    namesOf: () => sourceName,
  })
  const { rows, totals } = convertSourceReturns(returns, convert)
  const rowOf = (label: string, row: Return) => ({ label, values: returnColumns.map(({ value }) => value(row)) })
  return [
    {
      ...{
        id: 'source',
        title: 'What tracking sources cost and bring',
        head: 'Tracking source',
        columns: returnColumns,
      },
      rows: rows.map(({ label, figures: row }) => rowOf(label, row)),
      totals: rowOf('Total', totals),
    },
  ]
}

const sides = (kind: Kind): ReportColumn[] => [
  { label: 'Period', kind },
  { label: 'Compared with', kind },
  { label: 'Change', kind, definition: 'How much more the period has than the one it is compared with.' },
  { label: 'Change in %', kind: 'share', definition: 'The change as a share of the compared period.' },
]

/** Both sides, and the change. */
const changed = (now: number | undefined, then: number | undefined) => {
  const change = now === undefined || then === undefined ? undefined : Number((now - then).toFixed(4))
  return [now, then, change, change === undefined || !then ? undefined : change / then]
}

const compare: MakeTables = async (api, { question, before, convert }, signal) => {
  const { startsAt, endsAt } = before
  const report = await compareFigures(api, { ...question, before: { startsAt, endsAt } }, { signal })
  const [totals, previousTotals] = [report.totals, report.previousTotals].map((row) => convertedAlone(row, convert))
  const calls = (row: ReportFigures | undefined) => row?.calls
  const grouped = (
    id: string,
    title: string,
    head: string,
    groups: typeof report.bySource,
    nameOf = sourceName,
  ): ReportTable => ({
    ...{ id, title, head, columns: sides('count') },
    rows: groups.map((group) => ({ label: nameOf(group), values: changed(calls(group.current), calls(group.before)) })),
  })
  return [
    {
      ...{ id: 'inAll', title: 'In all', head: 'Figure', columns: sides('count') },
      rows: figures.map(({ id, label, kind }) => ({
        label,
        kind,
        values: changed(totals?.[id], previousTotals?.[id]),
      })),
    },
    {
      ...{ id: 'days', title: 'Calls by day', head: 'Days', columns: sides('count') },
      rows: report.days.map(({ current: day, before: other }) => ({
        label: `${day?.date ?? '–'} beside ${other?.date ?? '–'}`,
        values: changed(calls(day), calls(other)),
      })),
    },
    grouped('source', 'Calls by tracking source', 'Tracking source', report.bySource),
    grouped(
      'trackingNumber',
      'Calls by tracking number',
      'Tracking number',
      report.byTrackingNumber,
      ({ label }) => label,
    ),
  ]
}

/** The reports by name: their title in the app, and the table of a CSV file. */
export const reports: Readonly<Record<string, { title: string; main: string; tables: MakeTables }>> = {
  activity: { title: 'Activity Reports', main: 'days', tables: activity },
  overview: { title: 'Overview Reports', main: 'source', tables: overview },
  roi: { title: 'Return on Investment', main: 'source', tables: roi },
  compare: { title: 'Compare Periods', main: 'inAll', tables: compare },
}

/** What a value of a file is in, with amounts in `currency`. */
export const unitOf = (kind: Kind, currency: string): string | undefined =>
  ({ count: undefined, seconds: 's', amount: currency, share: '%' })[kind]
