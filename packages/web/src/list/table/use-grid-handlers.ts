import type { DataGridProps } from '@mui/x-data-grid'
import { useLayoutEffect, useMemo, useRef } from 'react'
import { rowId } from '../../kit/rows/row-text.ts'
import { uiSettings } from '../../state/ui-settings-store.ts'
import { keptWidthPx, textScale } from '../columns/column-width.ts'
import type { List } from '../list.ts'
import { toggled } from '../row-selection.ts'

type Handlers = Required<
  Pick<
    DataGridProps<object>,
    'getRowId' | 'onColumnWidthChange' | 'onRowSelectionModelChange' | 'onRowClick' | 'onCellKeyDown'
  >
>

const controlAt = (target: EventTarget | null) =>
  target instanceof Element ? target.closest('a, button, input')?.tagName : undefined

/** What the grid calls, always the same functions: a grid whose functions change draws every cell again. */
export function useGridHandlers(list: List): Handlers {
  const latest = useRef(list)
  useLayoutEffect(() => {
    latest.current = list
  })
  return useMemo<Handlers>(
    () => ({
      getRowId: (row) => rowId(latest.current.resource, row),
      onColumnWidthChange({ colDef: { field }, width }) {
        const { preferences, changePreferences } = latest.current
        const keptPx = keptWidthPx(width, textScale(uiSettings()))
        changePreferences({ widthsPx: { ...preferences.widthsPx, [field]: keptPx } })
      },
      onRowSelectionModelChange: ({ ids }) => latest.current.select([...ids].map(Number)),
      onRowClick({ row }, { target }) {
        const isSelectingText = getSelection()?.isCollapsed === false
        if (!controlAt(target) && !isSelectingText) latest.current.open(row)
      },
      onCellKeyDown({ row }, event) {
        const { can, mayChange, open, resource, select, selection } = latest.current
        const control = controlAt(event.target)
        if (control === 'BUTTON' || control === 'INPUT') return
        if (event.key === 'Enter' && control === undefined) open(row)
        else if (event.key === ' ' && can.select && mayChange(row)) select(toggled(selection, rowId(resource, row)))
        else return
        event.defaultMuiPrevented = true
        event.preventDefault()
      },
    }),
    [],
  )
}
