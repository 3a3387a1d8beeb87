import { useCallback, useMemo } from 'react'
import { reportError } from '../../data/report-error.ts'
import { saveUiSettings } from '../../data/save-ui-settings.ts'
import { lookOf, textSizes } from '../../lib/look.ts'
import { uiSettings, useUiSettings } from '../../state/ui-settings-store.ts'

/** How high rows are. */
export const rowHeights = ['compact', 'standard', 'tall'] as const
export type RowHeight = (typeof rowHeights)[number]

/** Height of a row, in pixels. */
const rowHeightPx: Readonly<Record<RowHeight, number>> = { compact: 34, standard: 44, tall: 58 }

/** How a person wants one list to look. */
export interface ListPreferences {
  /** Fields of the columns in order; undefined for those that fit. */
  columns?: readonly string[] | undefined
  /** Widths that were dragged, by field, in pixels of the usual text: shown, they follow the chosen one. */
  widthsPx: Readonly<Record<string, number>>
  /** Undefined follows the density of the whole app. */
  rowHeight?: RowHeight | undefined
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isWidth = (value: unknown): value is number => typeof value === 'number' && value >= 40 && value <= 2000

/** Reads what was saved for a list; what makes no sense is left out. */
export function readPreferences(saved: unknown): ListPreferences {
  const { columns, widthsPx, rowHeight }: Record<string, unknown> = isObject(saved) ? saved : {}
  const fields = Array.isArray(columns) ? columns.filter((each) => typeof each === 'string') : []
  const widths = isObject(widthsPx) ? Object.entries(widthsPx).filter(([, width]) => isWidth(width)) : []
  return {
    columns: fields.length > 0 ? fields : undefined,
    widthsPx: Object.fromEntries(widths.map(([field, width]) => [field, Number(width)])),
    rowHeight: rowHeights.find((each) => each === rowHeight),
  }
}

export type ChangePreferences = (changes: Partial<ListPreferences>) => void

/** How the signed-in person wants a list to look, and the way to change it: at once here, soon on the server. */
export function usePreferences(path: string): [ListPreferences, ChangePreferences] {
  const saved = useUiSettings().lists?.[path]
  const preferences = useMemo(() => readPreferences(saved), [saved])
  const change = useCallback(
    (changes: Partial<ListPreferences>) => {
      const next = { ...readPreferences(uiSettings().lists?.[path]), ...changes }
      saveUiSettings({ lists: { [path]: next } }).catch(reportError)
    },
    [path],
  )
  return [preferences, change]
}

/** Height of the rows of a list, in pixels: what was chosen for it, else what goes with the density of the app; more for larger text. */
export function useRowHeight({ rowHeight }: Pick<ListPreferences, 'rowHeight'>): number {
  const settings = useUiSettings()
  const { density, fontSize } = lookOf({ ...settings })
  const heightPx = rowHeightPx[rowHeight ?? (density === 'compact' ? 'compact' : 'standard')]
  return Math.round(heightPx * Math.max(1, fontSize / textSizes.fontSize.usual))
}

/** What stands in the place of the rows. Each but the first two says what to do next. */
export type ViewState = 'rows' | 'loading' | 'empty' | 'no-match' | 'past-end' | 'failed' | 'forbidden'

interface ViewFacts {
  permitted: boolean
  /** The last answer was an error. Rows that were answered before it stay. */
  failed: boolean
  /** Rows of the page; undefined until the first answer. */
  rows: readonly object[] | undefined
  page: number
  /** Whether a filter or a period narrows the list. */
  narrowed: boolean
}

/** Which of the states a list is in. */
export function viewState({ permitted, failed, rows, page, narrowed }: ViewFacts): ViewState {
  if (!permitted) return 'forbidden'
  if (!rows) return failed ? 'failed' : 'loading'
  if (rows.length > 0) return 'rows'
  if (page > 1) return 'past-end'
  return narrowed ? 'no-match' : 'empty'
}
