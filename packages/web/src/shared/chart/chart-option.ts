import type { BarSeriesOption, HeatmapSeriesOption, LineSeriesOption } from 'echarts/charts'
import type { GridComponentOption, TooltipComponentOption, VisualMapComponentOption } from 'echarts/components'
import type { ComposeOption } from 'echarts/core'
import { t } from './chart.messages.ts'
import { type BarsData, type ChartData, type HeatData, type Tone, valueText } from './chart-data.ts'
import type { ChartLook } from './chart-look.ts'

/** What is said of the bar or cell at this place of the data: its name, and a line a value. */
export function tooltipLines(data: ChartData, at: number): string[] {
  if (data.kind === 'heat') {
    const cell = data.cells[at]
    return cell
      ? [`${data.rows[cell.row]}, ${data.columns[cell.column]}`, `${data.unit}: ${valueText(data, cell.value)}`]
      : []
  }
  const point = data.points[at]
  if (!point) return []
  const { label, values, isUnfinished = false } = point
  const beside = data.beside?.values[at]
  return [
    isUnfinished ? t('soFar', { label }) : label,
    ...data.series.map((series, index) => `${series.label}: ${valueText(data, values[index] ?? 0)}`),
    ...(beside === undefined ? [] : [`${data.beside?.label}: ${valueText(data, beside)}`]),
  ]
}

/** The same as an element: names are people's, and never read as HTML. */
function tooltipElement(data: ChartData, at: number): HTMLElement {
  const box = document.createElement('div')
  for (const line of tooltipLines(data, at)) {
    const row = document.createElement('div')
    row.textContent = line
    box.append(row)
  }
  return box
}

export type ChartOption = ComposeOption<
  | BarSeriesOption
  | LineSeriesOption
  | HeatmapSeriesOption
  | GridComponentOption
  | TooltipComponentOption
  | VisualMapComponentOption
>

const UPDATE_MS = 250
const FONT_PX = 12
const NAME_PX = 130

/** What is drawn, in the app's colours. Series differ by pattern too, for those who can't tell the colours. */
export const chartOption = (data: ChartData, look: ChartLook): ChartOption =>
  data.kind === 'bars' ? barsOption(data, look) : heatOption(data, look)

const common = (data: ChartData, { colour, font, isAnimated }: ChartLook) => ({
  // It stands at once; what changes later moves there.
  animation: isAnimated,
  animationDuration: 0,
  animationDurationUpdate: UPDATE_MS,
  textStyle: { fontFamily: font, fontSize: FONT_PX },
  tooltip: {
    confine: true,
    transitionDuration: 0,
    backgroundColor: colour.surface,
    borderColor: colour.line,
    textStyle: { color: colour.text, fontFamily: font, fontSize: FONT_PX + 1 },
    // A bar is asked for by its axis, a list of one a series; a cell by itself.
    formatter: (params: unknown) => tooltipElement(data, placeOf(params)),
  },
})

/** Which bar or cell a tooltip is for. */
export function placeOf(params: unknown): number {
  const [first] = [params].flat()
  const at: unknown = Object(first).dataIndex
  return typeof at === 'number' ? at : -1
}

type Decal = NonNullable<NonNullable<BarSeriesOption['itemStyle']>['decal']>

const patterns = ({ colour }: ChartLook): Record<Tone, Decal | undefined> => ({
  answered: undefined,
  plain: undefined,
  missed: { symbol: 'rect', dashArrayX: [1, 0], dashArrayY: [2, 5], rotation: -Math.PI / 4, color: colour.surface },
  others: { symbol: 'circle', symbolSize: 0.5, dashArrayX: [5, 5], dashArrayY: [5, 5], color: colour.surface },
})

function patternOf(tone: Tone, look: ChartLook) {
  const decal = patterns(look)[tone]
  return decal && { decal }
}

const tones = ({ colour }: ChartLook): Record<Tone, string> => ({
  answered: colour.primary,
  plain: colour.primary,
  missed: colour.error,
  others: colour['line-strong'],
})

function barsOption(data: BarsData, look: ChartLook): ChartOption {
  const { series, points, isLying = false } = data
  const { colour } = look
  const names = {
    type: 'category' as const,
    data: points.map(({ label }) => label),
    inverse: isLying,
    axisTick: { show: false },
    axisLine: { show: !isLying, lineStyle: { color: colour.line } },
    axisLabel: {
      color: isLying ? colour.text : colour['text-muted'],
      fontSize: FONT_PX,
      hideOverlap: true,
      ...(isLying && { width: NAME_PX, overflow: 'truncate' as const, interval: 0 }),
    },
  }
  const values = {
    type: 'value' as const,
    // Counts have no halves.
    ...(!data.format && { minInterval: 1 }),
    splitNumber: isLying ? 3 : 4,
    axisLabel: {
      show: !isLying,
      color: colour['text-muted'],
      fontSize: FONT_PX,
      formatter: (value: number) => valueText(data, value),
    },
    splitLine: { show: !isLying, lineStyle: { color: colour.line } },
  }
  const single = series.length === 1
  return {
    ...common(data, look),
    grid: isLying ? { left: NAME_PX + 12, right: 48, top: 0, bottom: 0 } : { left: 44, right: 4, top: 10, bottom: 24 },
    tooltip: {
      ...common(data, look).tooltip,
      trigger: 'axis',
      axisPointer: { type: 'shadow', shadowStyle: { color: colour.text, opacity: 0.05 } },
    },
    xAxis: isLying ? values : names,
    yAxis: isLying ? names : values,
    series: [
      ...series.map(
        ({ label, tone }, index): BarSeriesOption => ({
          id: String(index),
          type: 'bar',
          name: label,
          stack: 'all',
          barMaxWidth: isLying ? 14 : 34,
          cursor: points.some(({ href }) => href) ? 'pointer' : 'default',
          itemStyle: {
            color: tones(look)[tone],
            ...patternOf(tone, look),
            borderColor: colour.surface,
            borderWidth: single ? 0 : 0.5,
            borderRadius: single ? (isLying ? [0, 3, 3, 0] : [3, 3, 0, 0]) : 0,
          },
          ...(isLying &&
            single && {
              label: {
                show: true,
                position: 'right' as const,
                color: colour.text,
                fontSize: FONT_PX,
                formatter: ({ value }: { value: unknown }) => valueText(data, Number(value)),
              },
            }),
          data: points.map(({ values: each, isUnfinished }) => ({
            value: each[index] ?? 0,
            ...(isUnfinished && { itemStyle: unfinished(tones(look)[tone]) }),
            // The border of nothing would be a line.
            ...(!single && !each[index] && { itemStyle: { opacity: 0 } }),
          })),
        }),
      ),
      ...besideOf(data, look),
    ],
  }
}

/** What the bars are held against: told from them by its form, not by a colour alone. */
function besideOf(
  { beside, points, isLying = false }: BarsData,
  { colour }: ChartLook,
): (BarSeriesOption | LineSeriesOption)[] {
  if (!beside) return []
  const color = colour['text-muted']
  const drawn = { id: 'beside', name: beside.label, data: points.map((_, at) => beside.values[at] ?? '-') }
  if (isLying)
    return [{ ...drawn, type: 'bar', barMaxWidth: 5, barGap: '15%', itemStyle: { color, borderRadius: [0, 2, 2, 0] } }]
  const itemStyle = { color: colour.surface, borderColor: color, borderWidth: 1.5 }
  return [
    { ...drawn, type: 'line', symbol: 'circle', symbolSize: 6, z: 3, itemStyle, lineStyle: { color, width: 1.75 } },
  ]
}

/** Pale and dashed: it will grow. */
const unfinished = (color: string) => ({
  opacity: 0.55,
  borderColor: color,
  borderWidth: 1.5,
  borderType: 'dashed' as const,
})

function heatOption(data: HeatData, look: ChartLook): ChartOption {
  const { columns, rows, cells } = data
  const { colour } = look
  const axis = (names: readonly string[]) => ({
    type: 'category' as const,
    data: [...names],
    axisTick: { show: false },
    axisLine: { show: false },
    axisLabel: { color: colour['text-muted'], fontSize: FONT_PX },
  })
  return {
    ...common(data, look),
    grid: { left: 40, right: 4, top: 4, bottom: 26 },
    xAxis: axis(columns),
    yAxis: { ...axis(rows), inverse: true },
    visualMap: {
      type: 'continuous',
      show: false,
      min: 0,
      max: Math.max(1, ...cells.map(({ value }) => value)),
      inRange: { color: [colour['surface-sunken'], colour.primary] },
    },
    series: [
      {
        id: 'cells',
        type: 'heatmap',
        cursor: cells.some(({ href }) => href) ? 'pointer' : 'default',
        itemStyle: { borderColor: colour.surface, borderWidth: 2, borderRadius: 4 },
        emphasis: { itemStyle: { borderColor: colour.text } },
        data: cells.map(({ column, row, value }) => [column, row, value]),
      },
    ],
  }
}
