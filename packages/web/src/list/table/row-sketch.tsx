import { GRID_CHECKBOX_SELECTION_FIELD, type GridRowProps, useGridApiContext } from '@mui/x-data-grid'
import { classOf, widthStyle } from './light-cell.tsx'

/** The texts of a row where they will stand, without what can be pressed or what takes more than text. */
export function RowSketch({ rowId, row, visibleColumns }: GridRowProps) {
  const api = useGridApiContext()
  // The grid draws rows once more that it has just let go of.
  if (!api.current.getRowNode(rowId)) return null
  return visibleColumns.map((column) => (
    <div key={column.field} className={classOf(column)} style={widthStyle(column.computedWidth)}>
      {column.field === GRID_CHECKBOX_SELECTION_FIELD ? null : api.current.getRowFormattedValue<string>(row, column)}
    </div>
  ))
}
