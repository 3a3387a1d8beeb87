import { formatNumber } from '../../state/numbers.ts'

/** What a series counts, which its colour and pattern follow; `plain` where there is only one. */
export type Tone = 'answered' | 'missed' | 'others' | 'plain'

/** A bar, or several on top of one another. */
export interface ChartPoint {
  key: string
  label: string
  /** A value of each series. */
  values: readonly number[]
  /** Address of the rows that it counts. */
  href?: string | undefined
  /** What it speaks of is not over: it is drawn dashed. */
  isUnfinished?: boolean
}

export interface BarsData {
  kind: 'bars'
  /** `hint` says what is counted, where nothing beside the chart does. */
  series: readonly { label: string; tone: Tone; hint?: string }[]
  points: readonly ChartPoint[]
  /** What all come to, those among them that have no bar of their own. @default what the bars add up to */
  total?: number
  /** What each bar is held against, one value a point: a line across standing bars, a thin bar under lying ones. */
  beside?: { label: string; values: readonly (number | undefined)[] } | undefined
  /** How a value reads, where it is no count. */
  format?: (value: number) => string
  /** Bars lie, with their names beside them. @default false */
  isLying?: boolean
}

export interface HeatCell {
  column: number
  row: number
  value: number
  href?: string | undefined
}

/** Values over two scales, the darker the more. */
export interface HeatData {
  kind: 'heat'
  /** What the values count. */
  unit: string
  columns: readonly string[]
  rows: readonly string[]
  cells: readonly HeatCell[]
}

/** What a chart shows. */
export type ChartData = BarsData | HeatData

/** A value of a chart as it is read. */
export const valueText = (data: ChartData, value: number): string =>
  data.kind === 'bars' && data.format ? data.format(value) : formatNumber(value)

/** What a chart shows as one text, its way of writing values too: charts with the same text look the same. */
export const chartSays = (data: ChartData): string => JSON.stringify([data, valueText(data, 1000.5)])

/** What the bars are held against, all together; undefined where they are held against nothing. */
export const besideTotal = (data: ChartData): number | undefined =>
  data.kind === 'bars' ? data.beside?.values.reduce<number>((sum, value) => sum + (value ?? 0), 0) : undefined

/** All values of a point. */
export const sumOf = ({ values }: ChartPoint): number => values.reduce((sum, value) => sum + value, 0)

/** Address behind what was drawn at this place of the data. */
export const hrefAt = (data: ChartData, at: number): string | undefined =>
  (data.kind === 'bars' ? data.points : data.cells)[at]?.href

/** The largest value and its name, and the sum: what the chart says at a glance. Undefined where there is nothing. */
export function chartGist(data: ChartData): { total: number; most: string; mostValue: number } | undefined {
  const named =
    data.kind === 'bars'
      ? data.points.map((point) => ({ name: point.label, value: sumOf(point) }))
      : data.cells.map(({ row, column, value }) => ({ name: `${data.rows[row]}, ${data.columns[column]}`, value }))
  const drawn = named.reduce((sum, { value }) => sum + value, 0)
  const total = (data.kind === 'bars' ? data.total : undefined) ?? drawn
  const [first, ...others] = named
  if (!first || total === 0) return undefined
  const { name, value } = others.reduce((most, each) => (each.value > most.value ? each : most), first)
  return { total, most: name, mostValue: value }
}

const ROW_PX = 30
/** How much higher a tall chart is. */
const TALL = 1.75

/** Height that a chart needs, in pixels. */
export function heightOf(data: ChartData, isTall = false): number {
  const stretch = isTall ? TALL : 1
  if (data.kind === 'heat') return data.rows.length * ROW_PX * stretch + 40
  return data.isLying ? Math.max(1, data.points.length) * ROW_PX + 8 : 236 * stretch
}
