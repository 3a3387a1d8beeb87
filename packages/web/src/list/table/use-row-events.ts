import { GRID_CHECKBOX_SELECTION_FIELD, type GridCellParams, type GridRowId, useGridApiContext } from '@mui/x-data-grid'
import {
  type KeyboardEvent,
  type KeyboardEventHandler,
  type MouseEvent,
  type MouseEventHandler,
  type SyntheticEvent,
  useMemo,
} from 'react'

interface RowEvents {
  onClick: MouseEventHandler<HTMLDivElement>
  onMouseDown: MouseEventHandler<HTMLDivElement>
  onDoubleClick: MouseEventHandler<HTMLDivElement>
  onKeyDown: KeyboardEventHandler<HTMLDivElement>
}

/** Field of the cell in which something happened. What a cell opens elsewhere in the page, such as a menu, is in none. */
const fieldAt = ({ target }: SyntheticEvent): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[role=gridcell]')?.dataset.field : undefined

/** Tells the grid what happens in a row and its cells, which have no handlers of their own; always the same functions. */
export function useRowEvents(id: GridRowId): RowEvents {
  const api = useGridApiContext()
  return useMemo(() => {
    const inCell =
      <Happened extends SyntheticEvent>(listener: (params: GridCellParams, event: Happened) => void) =>
      (event: Happened) => {
        const field = fieldAt(event)
        // The row may be gone by then.
        if (field !== undefined && api.current.getRow(id)) listener(api.current.getCellParams(id, field), event)
      }
    return {
      onClick(event) {
        const { currentTarget, target } = event
        const isInRow = target instanceof Node && currentTarget.contains(target)
        if (!isInRow || fieldAt(event) === GRID_CHECKBOX_SELECTION_FIELD || !api.current.getRow(id)) return
        api.current.publishEvent('rowClick', api.current.getRowParams(id), event)
      },
      onMouseDown: inCell((params, event: MouseEvent<HTMLDivElement>) =>
        api.current.publishEvent('cellMouseDown', params, event),
      ),
      onDoubleClick: inCell((params, event: MouseEvent<HTMLDivElement>) =>
        api.current.publishEvent('cellDoubleClick', params, event),
      ),
      onKeyDown: inCell((params, event: KeyboardEvent<HTMLDivElement>) =>
        api.current.publishEvent('cellKeyDown', params, event),
      ),
    }
  }, [api, id])
}
