import ReactEChartsCore from 'echarts-for-react/esm/core'
import { useEffect, useMemo, useRef } from 'react'
import styles from './chart.module.css'
import type { ChartData } from './chart-data.ts'
import { paperLook, useChartLook } from './chart-look.ts'
import { type ChartOption, chartOption, placeOf } from './chart-option.ts'
import { echarts } from './echarts.ts'

interface ChartCanvasProps {
  data: ChartData
  heightPx: number
  /** Hears which bar or cell was pressed. */
  onPress: (at: number) => void
}

const renderer = { renderer: 'svg' } as const

/** Width of a chart on a sheet, in pixels: within the margins of A4 and Letter. */
const PAPER_PX = 620

/** Draws the chart for paper while the page is printed: light, and no wider than a sheet. */
function usePaper(data: ChartData, option: ChartOption) {
  const chart = useRef<ReactEChartsCore>(null)
  useEffect(() => {
    const draw = (drawn: ChartOption, width: number | 'auto') => {
      const instance = chart.current?.getEchartsInstance()
      instance?.setOption({ ...drawn, animation: false })
      instance?.resize({ width })
      // The sheet is taken at once, not with the next frame.
      instance?.getZr().flush()
    }
    const toPaper = () => draw(chartOption(data, paperLook()), PAPER_PX)
    const toScreen = () => draw(option, 'auto')
    window.addEventListener('beforeprint', toPaper)
    window.addEventListener('afterprint', toScreen)
    return () => {
      window.removeEventListener('beforeprint', toPaper)
      window.removeEventListener('afterprint', toScreen)
    }
  }, [data, option])
  return chart
}

/** Draws a chart; a file of its own, as what draws weighs more than the rest of a screen. */
export function ChartCanvas({ data, heightPx, onPress }: ChartCanvasProps) {
  const look = useChartLook()
  const option = useMemo(() => chartOption(data, look), [data, look])
  const chart = usePaper(data, option)
  return (
    <ReactEChartsCore
      ref={chart}
      // Time goes on to the right in any language, and what is drawn would take its texts for others' otherwise.
      dir="ltr"
      echarts={echarts}
      option={option}
      opts={renderer}
      className={styles.drawing ?? ''}
      style={{ height: heightPx }}
      replaceMerge="series"
      onEvents={{ click: (event: unknown) => onPress(placeOf(event)) }}
    />
  )
}
