import { BarChart, HeatmapChart, LineChart } from 'echarts/charts'
import { GridComponent, TooltipComponent, VisualMapContinuousComponent } from 'echarts/components'
import * as echarts from 'echarts/core'
import { SVGRenderer } from 'echarts/renderers'

// Only what the app draws with: bars, lines and heat maps, as SVG, which is sharp in print too.
echarts.use([
  BarChart,
  HeatmapChart,
  LineChart,
  GridComponent,
  TooltipComponent,
  VisualMapContinuousComponent,
  SVGRenderer,
])

export { echarts }
