import type { BarsData, ChartData, Tone } from '../../shared/chart/chart-data.ts'
import { type CallBlock, callsHref } from '../../shared/report/calls-href.ts'
import type { Figures } from './figure-columns.ts'
import type { ReportRow, ReportTableSpec } from './report-table-spec.ts'
import { t } from './reports.messages.ts'

/** Lying bars at most: more are no picture. */
const MOST_LYING = 8

interface RowsChart<RowFigures> {
  /** Parts of a bar. */
  series: readonly { label: string; tone: Tone; value: (figures: RowFigures) => number }[]
  /** What a bar is held against. */
  beside?: { label: string; value: (row: ReportRow<RowFigures>, at: number) => number | undefined } | undefined
  format?: (value: number) => string
  isLying?: boolean
  /** Which of a row's calls a bar counts; undefined where it counts none, and opens nothing. */
  opens: readonly CallBlock[] | undefined
}

/** Rows of a table as bars, in their order; of many things the first. */
export function rowsChart<RowFigures>(rows: readonly ReportRow<RowFigures>[], chart: RowsChart<RowFigures>): BarsData {
  const { series, beside, format, isLying = false, opens } = chart
  const shown = isLying ? rows.slice(0, MOST_LYING) : rows
  return {
    kind: 'bars',
    isLying,
    ...(format && { format }),
    series: series.map(({ label, tone }) => ({ label, tone })),
    points: shown.map(({ key, label, short = label, figures, calls, unfinished }) => {
      const values = series.map(({ value }) => value(figures))
      const meant = opens && values.some((value) => value > 0) ? calls : undefined
      return {
        key,
        label: short,
        values,
        href: meant && callsHref({ ...meant, blocks: [...(meant.blocks ?? []), ...(opens ?? [])] }),
        ...(unfinished && { isUnfinished: true }),
      }
    }),
    beside: beside && { label: beside.label, values: shown.map(beside.value) },
  }
}

const results = [
  { label: t('figures.answered'), tone: 'answered', value: ({ answered }: Figures) => answered },
  { label: t('figures.missed'), tone: 'missed', value: ({ missed }: Figures) => missed },
  {
    label: t('charts.others'),
    tone: 'others',
    value: ({ calls, answered, missed }: Figures) => calls - answered - missed,
  },
] as const

/** Calls by what came of them, beside all those of the period before. */
export const callsChart = (
  rows: readonly ReportRow<Figures>[],
  beside: RowsChart<Figures>['beside'],
  isLying = false,
): BarsData => rowsChart(rows, { series: results, beside, isLying, opens: [] })

/**
 * Rows of a table as its picture: lying bars in the order of the table, so that the first of many are the first there; standing
 * ones as time goes. Undefined where it has none.
 */
export function drawnRows<Figures>(
  chart: ReportTableSpec<never, Figures>['chart'],
  rows: readonly ReportRow<Figures>[],
  sorted: readonly ReportRow<Figures>[],
): ChartData | undefined {
  const drawn = chart?.(rows)
  return drawn?.kind === 'bars' && drawn.isLying ? chart?.(sorted) : drawn
}
