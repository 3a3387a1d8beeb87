import ReactEChartsCore from 'echarts-for-react/esm/core'
import { useLayoutEffect, useMemo, useRef } from 'react'
import { useStable } from '../../browser/hooks.ts'
import { usePrinting } from '../../browser/output.ts'
import styles from './chart.module.css'
import { type ChartData, chartSays } from './chart-data.ts'
import { echarts, paperLook, useChartLook } from './chart-look.ts'
import { chartOption, placeOf } from './chart-option.ts'

interface ChartCanvasProps {
  data: ChartData
  heightPx: number
  /** Hears which bar or cell was pressed. */
  onPress: (at: number) => void
}

const renderer = { renderer: 'svg' } as const

/** Width of a chart on a sheet, in pixels: within the margins of A4 and Letter. */
const PAPER_PX = 620

/**
 * The wrapper draws an empty chart first, waits for the next picture to learn the size of its place, and begins anew: here the size is known
 * when the chart stands, and what comes later is a change of it.
 */
class StandingChart extends ReactEChartsCore {
  override async initEchartsInstance() {
    return echarts.init(this.ele, undefined, renderer)
  }
}

/** Draws a chart; a file of its own, as what draws weighs more than the rest of a screen. */
export function ChartCanvas({ data: given, heightPx, onPress }: ChartCanvasProps) {
  // Screens make it anew whenever they are drawn, and each new one would be drawn whole.
  const data = useStable(given, chartSays(given))
  const chart = useRef<StandingChart>(null)
  const isPrinting = usePrinting()
  const look = useChartLook()
  const option = useMemo(
    () => (isPrinting ? { ...chartOption(data, paperLook()), animation: false } : chartOption(data, look)),
    [data, look, isPrinting],
  )
  // After the chart was given it, and at once: the sheet is not taken with the next frame.
  useLayoutEffect(() => {
    const instance = chart.current?.getEchartsInstance()
    if (!isPrinting || !instance || !option) return
    instance.resize({ width: PAPER_PX })
    instance.getZr().flush()
    return () => instance.resize({ width: 'auto' })
  }, [isPrinting, option])
  return (
    <StandingChart
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
