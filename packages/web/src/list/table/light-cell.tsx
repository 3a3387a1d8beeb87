import { type GridRenderCellParams, type GridSlotProps, gridClasses, useGridApiContext } from '@mui/x-data-grid'
import { type CSSProperties, createContext, memo, useContext } from 'react'

/** Column of the cell of a row that the Tab key leads to, where it leads into that row. */
export const TabStopContext = createContext<string | undefined>(undefined)

const alignClass = {
  left: gridClasses['cell--textLeft'],
  right: gridClasses['cell--textRight'],
  center: gridClasses['cell--textCenter'],
}

export function classOf({ cellClassName, display, align = 'left' }: GridSlotProps['cell']['column']): string {
  const own = typeof cellClassName === 'string' ? ` ${cellClassName}` : ''
  return `${gridClasses.cell} ${alignClass[align]}${display === 'flex' ? ` ${gridClasses['cell--flex']}` : ''}${own}`
}

/** What the grid finds a cell by, and what tells where it stands. */
const cellMarks = (field: string, index: number) => ({
  role: 'gridcell',
  'data-field': field,
  'data-colindex': index,
  'aria-colindex': index + 1,
})

/** The grid makes a cell as wide as this says. */
export const widthStyle = (width: number): CSSProperties & Record<'--width', string> => ({ '--width': `${width}px` })

interface LightCellProps
  extends Pick<GridSlotProps['cell'], 'column' | 'colIndex' | 'width' | 'row' | 'rowId'>,
    Pick<GridRenderCellParams, 'rowNode'> {}

/**
 * A cell of the grid, as our lists have them: never edited, pinned or spanned. The grid's own asks for its state eight times and has handlers
 * of its own, 1,400 times on a page of 100 rows. Here the row does both, for all of its cells (`use-row-focus.ts`, `use-row-events.ts`).
 */
export const LightCell = memo(function LightCell({ column, colIndex, width, row, rowId, rowNode }: LightCellProps) {
  const api = useGridApiContext()
  const tabIndex = useContext(TabStopContext) === column.field ? 0 : -1
  const { field, renderCell } = column
  const text = renderCell ? undefined : api.current.getRowFormattedValue<string>(row, column)
  return (
    <div
      {...cellMarks(field, colIndex)}
      className={classOf(column)}
      style={widthStyle(width)}
      tabIndex={tabIndex}
      title={text}
      dir={renderCell ? undefined : 'auto'}
    >
      {renderCell
        ? renderCell({
            id: rowId,
            field,
            row,
            rowNode,
            colDef: column,
            cellMode: 'view',
            hasFocus: false,
            tabIndex,
            value: api.current.getRowValue(row, column),
            api: api.current,
          })
        : text}
    </div>
  )
})
