import {
  type GridRowId,
  gridFocusCellSelector,
  gridTabIndexCellSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid'
import { useLayoutEffect } from 'react'

/**
 * Gives the cell that the grid means the focus; answers the field of the cell that the Tab key leads to. One for
 * all cells of a row.
 */
export function useRowFocus(id: GridRowId): string | undefined {
  const api = useGridApiContext()
  const fieldOf = (cell: { id: GridRowId; field: string } | null) => (cell?.id === id ? cell.field : undefined)
  const focused = useGridSelector(api, () => fieldOf(gridFocusCellSelector(api)))
  const tabStop = useGridSelector(api, () => fieldOf(gridTabIndexCellSelector(api)))
  useLayoutEffect(() => {
    const cell = focused === undefined ? null : api.current.getCellElement(id, focused)
    if (!cell || cell.contains(document.activeElement)) return
    const inside = cell.querySelector<HTMLElement>('[tabindex="0"]')
    // The grid brings what it focuses into sight by itself.
    ;(inside ?? cell).focus({ preventScroll: true })
  }, [api, id, focused])
  return tabStop
}
