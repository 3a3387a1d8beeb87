import type { components } from '@lineboard/contract'
import { storedCurrency } from '@lineboard/sdk'
import type { ReportFigures } from '@lineboard/sdk/reports'
import { writtenOwn } from '../../data/own-money.ts'
import { formatDuration } from '../../lib/format-duration.ts'
import { locale } from '../../lib/messages.ts'
import { type CallBlock, callsBy, missedBlocks } from '../../shared/report/calls-href.ts'
import { definitionOf } from '../../shared/report/figure-definitions.messages.ts'
import { formatUtcDay } from '../../state/dates.ts'
import { formatNumber } from '../../state/numbers.ts'
import { callersHref } from './callers-href.ts'
import type { ReportColumn, ReportRow } from './report-table-spec.ts'
import { t } from './reports.messages.ts'

export type Figures = ReportFigures

/** A figure of a set of calls: how it reads, and the condition of the calls that it counts. */
export interface Figure {
  id: keyof Figures
  format: (value: number) => string
  /** What a reader takes it for, where that is less exact: a change is one of what is read. */
  read?: (value: number) => number
  blocks?: readonly CallBlock[]
  isBoundOfSums?: boolean
  /** What files have it in: amounts in US dollars, where tables have the own currency, and durations in seconds. */
  readonly fileUnit?: string
}

const count = (value: number) => formatNumber(value)

// Averages come in tenths of seconds, and are shown in seconds.
const duration = { format: formatDuration, read: Math.round, fileUnit: 's' } as const

const withResult = (id: components['schemas']['CallStatus']): Figure => ({
  id,
  format: count,
  blocks: [callsBy('status', id, 'is')],
})

/** Every figure of a set of calls. */
export const figures: readonly Figure[] = [
  { id: 'calls', format: count, blocks: [] },
  withResult('answered'),
  { id: 'missed', format: count, blocks: missedBlocks },
  withResult('voicemail'),
  withResult('busy'),
  withResult('failed'),
  { id: 'firstTimeCallers', format: count, blocks: [callsBy('firstTimeCaller', 'yes')] },
  { id: 'uniqueCallers', format: count, isBoundOfSums: true },
  { id: 'talkSeconds', ...duration },
  { id: 'averageTalkSeconds', ...duration },
  { id: 'averageRingSeconds', ...duration },
  {
    id: 'charge',
    format: writtenOwn,
    get fileUnit() {
      return storedCurrency()
    },
  },
]

/** A figure as a column of rows that have it. */
export const columnOf = <Row>(
  { id, format, blocks, isBoundOfSums = false, fileUnit }: Figure,
  value: (row: Row) => number,
): ReportColumn<Row> => ({
  id,
  label: t(`figures.${id}`),
  hint: definitionOf(id),
  value,
  text: (row) => format(value(row)),
  ...(blocks && { calls: (row) => (value(row) > 0 ? blocks : undefined) }),
  ...(isBoundOfSums && { isBoundOfSums }),
  ...(id === 'uniqueCallers' && { href: (row: Pick<ReportRow<Row>, 'calls' | 'figures'>) => callersHref(row.calls) }),
  ...(fileUnit && { fileUnit }),
})

/** Every figure, readable. */
export const figureColumns: readonly ReportColumn<Figures>[] = figures.map((figure) =>
  columnOf<Figures>(figure, (row) => row[figure.id]),
)

/** Those whose figures can be known. */
export const knownColumns = (isKnown: (figure: keyof Figures) => boolean): readonly ReportColumn<Figures>[] =>
  figureColumns.filter((_, at) => figures[at] && isKnown(figures[at].id))

const weekdays = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', weekday: 'short' })

/** A day of the calendar with what day of the week it is: Sat 03/14/2026. */
export const dayName = (date: string): string =>
  t('dayName', { weekday: weekdays.format(Date.parse(date)), day: formatUtcDay(date) })

/** A share in per cent, with as many decimals as a change has where it is read: 63.6 of 0.63636. */
export const inPercent = (share: number | undefined): number | undefined =>
  share === undefined ? undefined : Number((share * 100).toFixed(1))
