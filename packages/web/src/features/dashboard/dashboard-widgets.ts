import type { OperationId } from '@lineboard/sdk'
import type { ChosenWidget } from '../../lib/parse-ui-settings.ts'

/** Every widget, in the order they stand in at first: whether it is wide then, and what it asks. */
const known = {
  figures: { isWide: true, asks: 'Report.statistics' },
  days: { isWide: true, asks: 'Report.dashboardData' },
  sources: { isWide: false, asks: 'Report.dashboardData' },
  heat: { isWide: false, asks: 'Report.dashboardData' },
  numbers: { isWide: false, asks: 'Report.dashboardData' },
  firstTime: { isWide: false, asks: 'Report.dashboardData' },
  latest: { isWide: true, asks: 'CallLog.find' },
} as const satisfies Record<string, { isWide: boolean; asks: OperationId }>

export type WidgetKey = keyof typeof known

/** Widgets that are bars, and what the API calls them. */
export const barNames = {
  days: 'callsByDay',
  sources: 'callsByTrackingSource',
  numbers: 'callsByTrackingNumber',
  firstTime: 'firstTimeCallers',
} as const

export type BarKey = keyof typeof barNames

/** Whether a widget is bars. */
export const isBar = (key: WidgetKey): key is BarKey => key in barNames

/** Height kept free until a chart is here, in pixels. */
export const chartPx = (isTall: boolean): number => (isTall ? 450 : 270)

/** A widget on the dashboard, and its size: of the width of the page or half of it, of usual height or higher. */
export interface PlacedWidget {
  key: WidgetKey
  isWide: boolean
  isTall: boolean
}

/** Whether a widget has more to show where it is higher. */
export const canBeTall = (key: WidgetKey): boolean => key !== 'figures'

const isKey = (name: string): name is WidgetKey => Object.hasOwn(known, name)
const keys = Object.keys(known).filter(isKey)

/** The widgets as they stand where nobody chose otherwise. */
export const usualWidgets: readonly PlacedWidget[] = keys.map((key) => ({
  key,
  isWide: known[key].isWide,
  isTall: false,
}))

/** The operation that a widget can't be without. */
export const asksOf = (key: WidgetKey): OperationId => known[key].asks

/** The widgets that somebody chose, each once; those that this version does not know are passed over. */
export function placedWidgets(chosen: readonly ChosenWidget[] | undefined): readonly PlacedWidget[] {
  if (!chosen) return usualWidgets
  const placed = new Map<WidgetKey, PlacedWidget>()
  for (const { name, isWide, isTall = false } of chosen) {
    if (isKey(name) && !placed.has(name)) placed.set(name, { key: name, isWide, isTall: isTall && canBeTall(name) })
  }
  return [...placed.values()]
}

/** As it is kept. */
export const chosenOf = (placed: readonly PlacedWidget[]): ChosenWidget[] =>
  placed.map(({ key, isWide, isTall }) => ({ name: key, isWide, ...(isTall && { isTall }) }))
