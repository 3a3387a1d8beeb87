import ReactEChartsCore from 'echarts-for-react/esm/core'
import { useMemo } from 'react'
import type { ChartData } from './chart-data.ts'
import { useChartLook } from './chart-look.ts'
import { chartOption, placeOf } from './chart-option.ts'
import { echarts } from './echarts.ts'

interface ChartCanvasProps {
  data: ChartData
  heightPx: number
  /** Hears which bar or cell was pressed. */
  onPress: (at: number) => void
}

const renderer = { renderer: 'svg' } as const

/** Draws a chart; a file of its own, as what draws weighs more than the rest of a screen. */
export function ChartCanvas({ data, heightPx, onPress }: ChartCanvasProps) {
  const look = useChartLook()
  const option = useMemo(() => chartOption(data, look), [data, look])
  return (
    <ReactEChartsCore
      echarts={echarts}
      option={option}
      opts={renderer}
      style={{ height: heightPx }}
      replaceMerge="series"
      onEvents={{ click: (event: unknown) => onPress(placeOf(event)) }}
    />
  )
}
