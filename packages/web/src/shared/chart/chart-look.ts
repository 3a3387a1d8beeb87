import { BarChart, HeatmapChart, LineChart } from 'echarts/charts'
import { GridComponent, TooltipComponent, VisualMapContinuousComponent } from 'echarts/components'
import * as echarts from 'echarts/core'
import { SVGRenderer } from 'echarts/renderers'
import { useMemo } from 'react'
import { useMedia } from '../../browser/hooks.ts'
import { useColorScheme } from '../../state/color-scheme-store.ts'
import { useUiSettings } from '../../state/ui-settings-store.ts'

const names = ['primary', 'error', 'line', 'line-strong', 'surface', 'surface-sunken', 'text', 'text-muted'] as const

/** How charts are drawn: the colours of the theme, the type, and whether they move. */
export interface ChartLook {
  colour: Readonly<Record<(typeof names)[number], string>>
  font: string
  isAnimated: boolean
}

const colours = (styles: CSSStyleDeclaration): ChartLook['colour'] => {
  const of = (name: (typeof names)[number]) => styles.getPropertyValue(`--lb-${name}`).trim()
  return {
    primary: of('primary'),
    error: of('error'),
    line: of('line'),
    'line-strong': of('line-strong'),
    surface: of('surface'),
    'surface-sunken': of('surface-sunken'),
    text: of('text'),
    'text-muted': of('text-muted'),
  }
}

/** The look of charts as the page has it now, which stand still. */
export function readLook(): ChartLook {
  const styles = getComputedStyle(document.documentElement)
  return { colour: colours(styles), font: styles.getPropertyValue('--lb-font'), isAnimated: false }
}

/** The look of charts on paper, which is light whatever the screen is. */
export function paperLook(): ChartLook {
  const { dataset } = document.documentElement
  const { theme } = dataset
  dataset.theme = 'light'
  try {
    return readLook()
  } finally {
    if (theme === undefined) delete dataset.theme
    else dataset.theme = theme
  }
}

/** The look of charts by what the page looks like now; the same object until that changes. */
export function useChartLook(): ChartLook {
  const scheme = useColorScheme()
  const { theme } = useUiSettings()
  const isAnimated = !useMedia('(prefers-reduced-motion: reduce)')
  const look = `${scheme} ${theme} ${isAnimated}`
  // What the page looks like is read from it, so the words for it are only what asks for reading again.
  return useMemo(() => ({ ...readLook(), isAnimated: !look.endsWith('false') }), [look])
}

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
