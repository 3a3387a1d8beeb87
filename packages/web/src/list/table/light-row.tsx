import {
  GRID_CHECKBOX_SELECTION_FIELD,
  type GridCellParams,
  type GridRenderCellParams,
  type GridRowId,
  type GridRowProps,
  type GridSlotProps,
  gridClasses,
  gridFocusCellSelector,
  gridTabIndexCellSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid'
import {
  type CSSProperties,
  createContext,
  type KeyboardEvent,
  type KeyboardEventHandler,
  type MouseEvent,
  type MouseEventHandler,
  memo,
  type SyntheticEvent,
  useContext,
  useLayoutEffect,
  useMemo,
} from 'react'
import { noNews, type RowNews } from '../context/row-news.ts'
import styles from './grid-view.module.css'
import { showCell } from './use-grid.ts'

/** Column of the cell of a row that the Tab key leads to, where it leads into that row. */
const TabStopContext = createContext<string | undefined>(undefined)

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
const LightCell = memo(function LightCell({ column, colIndex, width, row, rowId, rowNode }: LightCellProps) {
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

/** What has happened to the rows of the grid. Beside its properties: each change of those draws every cell of the grid again. */
export const RowNewsContext = createContext<Pick<RowNews, 'changed' | 'gone'>>(noNews)

/** The class of a row by what has happened to it. */
function useRowClass(id: number): string {
  const { changed, gone } = useContext(RowNewsContext)
  if (gone.has(id)) return styles.gone ?? ''
  return changed.has(id) ? (styles.changed ?? '') : ''
}

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
function useRowEvents(id: GridRowId): RowEvents {
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

/**
 * Gives the cell that the grid means the focus; answers the field of the cell that the Tab key leads to. One for
 * all cells of a row.
 */
function useRowFocus(id: GridRowId): string | undefined {
  const api = useGridApiContext()
  const fieldOf = (cell: { id: GridRowId; field: string } | null) => (cell?.id === id ? cell.field : undefined)
  const focused = useGridSelector(api, () => fieldOf(gridFocusCellSelector(api)))
  const tabStop = useGridSelector(api, () => fieldOf(gridTabIndexCellSelector(api)))
  useLayoutEffect(() => {
    const cell = focused === undefined ? null : api.current.getCellElement(id, focused)
    if (!cell || cell.contains(document.activeElement)) return
    const inside = cell.querySelector<HTMLElement>('[tabindex="0"]')
    ;(inside ?? cell).focus({ preventScroll: true })
    // The grid knows nothing of columns that stay in sight.
    showCell(api.current, cell)
  }, [api, id, focused])
  return tabStop
}

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
