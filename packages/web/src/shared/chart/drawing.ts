import { LegendComponent, TitleComponent } from 'echarts/components'
import { CanvasRenderer } from 'echarts/renderers'
import { saveFile } from '../../browser/output.ts'
import type { BarsData, ChartData } from './chart-data.ts'
import { echarts, readLook } from './chart-look.ts'
import { chartOption } from './chart-option.ts'
import { type PictureFacts, pictureOption } from './picture-option.ts'

// Everything that draws: on the screen and for a saved picture.
export { ChartCanvas } from './chart-canvas.tsx'

const sample: BarsData = {
  kind: 'bars',
  series: [
    { label: '', tone: 'answered' },
    { label: '', tone: 'missed' },
  ],
  points: [
    { key: '1', label: '1', values: [2, 1] },
    { key: '2', label: '2', values: [3, 1], isUnfinished: true },
  ],
}

/** Draws a chart that nobody sees: what draws is compiled when it is first used, which is a third of what the first chart takes. */
export function drawUnseen(): void {
  const chart = echarts.init(document.createElement('div'), undefined, { renderer: 'svg', width: 400, height: 200 })
  try {
    chart.setOption(chartOption(sample, readLook()))
    chart.getZr().flush()
  } finally {
    chart.dispose()
  }
}

// Saved pictures also show the title and legend that the page has around a chart.
echarts.use([LegendComponent, TitleComponent, CanvasRenderer])

/** Sharp on screens of high density, and in print. */
const PIXEL_RATIO = 2

/** Saves a chart as PNG, in the colours and width that it is seen in. Rejects where the browser makes no picture of it. */
export async function savePicture(
  label: string,
  data: ChartData,
  widthPx: number,
  { name, lines }: PictureFacts,
): Promise<void> {
  const { option, heightPx } = pictureOption(label, data, readLook(), lines)
  // Outside the page, which has no size there.
  const frame = document.createElement('div')
  const chart = echarts.init(frame, undefined, { renderer: 'canvas', width: widthPx, height: heightPx })
  try {
    chart.setOption(option)
    const canvas = chart.renderToCanvas({ pixelRatio: PIXEL_RATIO })
    const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
    if (!file) throw new Error('The browser made no picture of the chart')
    saveFile(`${name}.png`, file)
  } finally {
    chart.dispose()
  }
}
