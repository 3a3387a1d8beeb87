import { LegendComponent, TitleComponent } from 'echarts/components'
import { CanvasRenderer } from 'echarts/renderers'
import { saveFile } from '../../browser/output.ts'
import type { ChartData } from './chart-data.ts'
import { readLook } from './chart-look.ts'
import { echarts } from './echarts.ts'
import { type PictureFacts, pictureOption } from './picture-option.ts'

// A picture has what the page says around a chart; only who saves one brings this.
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
