import type { LegendComponentOption, TitleComponentOption } from 'echarts/components'
import type { ComposeOption } from 'echarts/core'
import { type ChartData, heightOf } from './chart-data.ts'
import type { ChartLook } from './chart-look.ts'
import { type ChartOption, chartOption } from './chart-option.ts'

/** What stands in a picture beside the chart, so that it can be read by itself. */
export interface PictureFacts {
  /** Name of the file, without its end. */
  name: string
  /** Period, zone, customer, and what else the chart is about: a line each. */
  lines: readonly string[]
}

export type PictureOption = ChartOption & ComposeOption<LegendComponentOption | TitleComponentOption>

const EDGE_PX = 20
const TITLE_PX = 17
const LINE_PX = 18
const LEGEND_PX = 30

/** A chart with its title, what it is about and its legend, and the height of all together in pixels. */
export function pictureOption(
  label: string,
  data: ChartData,
  look: ChartLook,
  lines: readonly string[],
): { option: PictureOption; heightPx: number } {
  const { colour, font } = look
  const hasLegend = data.kind === 'bars' && (data.series.length > 1 || data.beside !== undefined)
  const headPx = EDGE_PX + TITLE_PX + 12 + lines.length * LINE_PX + (hasLegend ? LEGEND_PX : 0)
  const { grid, ...drawn } = chartOption(data, look)
  const [{ top = 0, bottom = 0, left = 0, right = 0 } = {}] = [grid].flat()
  return {
    heightPx: headPx + heightOf(data) + EDGE_PX,
    option: {
      ...drawn,
      animation: false,
      backgroundColor: colour.surface,
      title: {
        text: label,
        subtext: lines.join('\n'),
        left: EDGE_PX,
        top: EDGE_PX,
        padding: 0,
        itemGap: 10,
        textStyle: { color: colour.text, fontFamily: font, fontSize: TITLE_PX, fontWeight: 600 },
        subtextStyle: { color: colour['text-muted'], fontFamily: font, fontSize: 13, lineHeight: LINE_PX },
      },
      ...(hasLegend && {
        legend: {
          left: EDGE_PX,
          top: headPx - LEGEND_PX + 6,
          padding: 0,
          itemGap: 18,
          textStyle: { color: colour['text-muted'], fontFamily: font, fontSize: 12 },
        },
      }),
      grid: {
        left: Number(left) + EDGE_PX,
        right: Number(right) + EDGE_PX,
        top: Number(top) + headPx,
        bottom: Number(bottom) + EDGE_PX,
      },
    },
  }
}
