import { type GridRowProps, gridClasses, useGridApiContext } from '@mui/x-data-grid'
import { type CSSProperties, memo } from 'react'
import { LightCell, TabStopContext } from './light-cell.tsx'
import { useRowClass } from './row-class.ts'
import { useRowEvents } from './use-row-events.ts'
import { useRowFocus } from './use-row-focus.ts'

/** The grid's own cells are as high as this says. */
export const heightStyle = (height: GridRowProps['rowHeight']): CSSProperties & Record<'--height', string> => ({
  minHeight: height,
  maxHeight: height,
  '--height': `${height}px`,
})

/** What the grid finds a row by, and what tells where it stands below the heads. */
const rowMarks = (id: GridRowProps['rowId'], index: number, isSelected: boolean | undefined) => ({
  role: 'row',
  'data-id': id,
  'data-rowindex': index,
  'aria-rowindex': index + 2,
  'aria-selected': isSelected,
})

/**
 * A row of the grid, as our lists have them: of one height, with all of its columns, none of them pinned, spanned or dragged. The grid's own
 * asks for its state nine times, for what our rows have none of.
 */
export const LightRow = memo(function LightRow(props: GridRowProps) {
  const { rowId, row, index, rowHeight, selected, isFirstVisible, isLastVisible, visibleColumns, offsetLeft } = props
  const api = useGridApiContext()
  const newsClass = useRowClass(Number(rowId))
  const tabStop = useRowFocus(rowId)
  const events = useRowEvents(rowId)
  const rowNode = api.current.getRowNode(rowId)
  // The grid draws rows once more that it has just let go of.
  if (!rowNode || rowNode.type === 'skeletonRow') return null
  const names = [
    gridClasses.row,
    selected && 'Mui-selected',
    isFirstVisible && gridClasses['row--firstVisible'],
    isLastVisible && gridClasses['row--lastVisible'],
    newsClass,
  ]
  return (
    <div
      {...rowMarks(rowId, index, api.current.isRowSelectable(rowId) ? selected : undefined)}
      {...events}
      className={names.filter(Boolean).join(' ')}
      style={heightStyle(rowHeight)}
    >
      <div role="none" className={gridClasses.cellOffsetLeft} style={{ width: offsetLeft }} />
      <TabStopContext value={tabStop}>
        {visibleColumns.map((column, at) => (
          <LightCell
            key={column.field}
            column={column}
            colIndex={at}
            width={column.computedWidth}
            row={row}
            rowId={rowId}
            rowNode={rowNode}
          />
        ))}
      </TabStopContext>
      <div role="none" className={`${gridClasses.cell} ${gridClasses.cellEmpty}`} />
    </div>
  )
})
