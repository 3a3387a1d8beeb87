import {
  DataGrid,
  GRID_CHECKBOX_SELECTION_FIELD,
  type GridColDef,
  type GridLocaleText,
  type GridRowProps,
  type GridRowSelectionModel,
  useGridApiContext,
} from '@mui/x-data-grid'
import { useCallback, useLayoutEffect, useMemo, useState } from 'react'
import type { ListState } from '../../kit/list-state.ts'
import { t as formText } from '../../kit/resource.messages.ts'
import { Themed } from '../../ui/themed.tsx'
import { t } from '../context/list.messages.ts'
import { useRowHeight } from '../context/list-preferences.ts'
import {
  type QueryContext,
  type RowsContext,
  useListCommands,
  useListQuery,
  useListRows,
  useListSelection,
} from '../context/list-provider.tsx'
import { useTextScale } from '../views/column-width.ts'
import { drawLate } from './draw-late.ts'
import { isInSight } from './first-rows.tsx'
import { gridColumns } from './grid-columns.tsx'
import styles from './grid-view.module.css'
import { lightParts, Nothing } from './light-parts.tsx'
import { classOf, heightStyle, LightRow, RowNewsContext, widthStyle } from './light-row.tsx'
import { type ActionsContext, actionsWidthPx, RowActionsCell } from './row-actions-cell.tsx'
import { useGridFeed, useGridHandlers, useGridOrder, useNewColumnInSight } from './use-grid.ts'

/** The last column: what can be done with one row. */
function actionsColumn(context: ActionsContext): GridColDef[] {
  return [
    {
      field: 'actions',
      headerName: t('row.actions'),
      width: actionsWidthPx(context),
      align: 'right',
      display: 'flex',
      sortable: false,
      resizable: false,
      renderHeader: () => <span className="visually-hidden">{t('row.actions')}</span>,
      renderCell: ({ row, tabIndex }) => <RowActionsCell row={row} tabIndex={tabIndex} {...context} />,
    },
  ]
}

/** The texts of a row where they will stand, without what can be pressed or what takes more than text. */
function RowSketch({ rowId, row, visibleColumns }: GridRowProps) {
  const api = useGridApiContext()
  // The grid draws rows once more that it has just let go of.
  if (!api.current.getRowNode(rowId)) return null
  return visibleColumns.map((column) => (
    <div key={column.field} className={classOf(column)} style={widthStyle(column.computedWidth)}>
      {column.field === GRID_CHECKBOX_SELECTION_FIELD ? null : api.current.getRowFormattedValue<string>(row, column)}
    </div>
  ))
}

/**
 * A row of the grid. Those in sight are drawn at once, the others after them, first as texts alone and then, in the pauses, whole: a page of 100
 * rows is there as soon as one of 25, and scrolling has nothing left to draw.
 */
export function LateRow(props: GridRowProps) {
  const { index, rowHeight } = props
  const [stage, setStage] = useState<'bare' | 'sketch' | 'whole'>(() =>
    isInSight(index, Number(rowHeight)) ? 'whole' : 'bare',
  )
  const place = useCallback(
    (element: HTMLDivElement | null) =>
      element ? drawLate(element, { sketch: () => setStage('sketch'), draw: () => setStage('whole') }) : undefined,
    [],
  )
  if (stage === 'whole') return <LightRow {...props} />
  return (
    <div ref={place} className={styles.late} aria-hidden="true" style={heightStyle(rowHeight)}>
      {stage === 'sketch' && <RowSketch {...props} />}
    </div>
  )
}

const localeText: Partial<GridLocaleText> = {
  checkboxSelectionHeaderName: t('selection.checkbox'),
  checkboxSelectionSelectAllRows: t('selection.selectPage'),
  checkboxSelectionUnselectAllRows: t('selection.unselectPage'),
  checkboxSelectionSelectRow: t('selection.selectRow'),
  checkboxSelectionUnselectRow: t('selection.unselectRow'),
  columnHeaderSortIconLabel: t('sort'),
  // What is copied of a box that was checked.
  booleanCellTrueLabel: formText('form.yes'),
  booleanCellFalseLabel: formText('form.no'),
}

// What stands in the place of rows has buttons, which a grid may not have for children: it lies over the grid instead.
const slots = { ...lightParts, row: LateRow, noRowsOverlay: Nothing, noResultsOverlay: Nothing }

const sortingOrder = ['asc', 'desc'] as const

/** The state that the rows on the screen are of. All cells are drawn with what changes of it, so that it changes with them. */
function useStateOfRows({ state, outdated }: Pick<QueryContext, 'state'> & Pick<RowsContext, 'outdated'>): ListState {
  const [drawn, setDrawn] = useState(state)
  if (!outdated && drawn !== state) setDrawn(state)
  return outdated ? drawn : state
}

/** The grid of a list. What it shows first is what it is made with. */
export function ListGrid({ rows }: { rows: readonly object[] }) {
  const list = { ...useListQuery(), ...useListRows(), ...useListSelection(), ...useListCommands() }
  const { resource, columns, count, can, mayChange, selection, hrefOf, askRemove, openMenu, preferences, news } = list
  const { sort, page } = useStateOfRows(list)
  const { widthsPx } = preferences
  const rowHeight = useRowHeight(preferences)
  const scale = useTextScale()
  const handlers = useGridHandlers(list)

  const gridCols = useMemo(
    () => [
      ...gridColumns(columns, resource, hrefOf, widthsPx, scale),
      ...actionsColumn({ resource, can, mayChange, hrefOf, askRemove, openMenu }),
    ],
    [columns, resource, hrefOf, can, mayChange, askRemove, openMenu, widthsPx, scale],
  )
  const rowSelectionModel: GridRowSelectionModel = useMemo(
    () => ({ type: 'include', ids: new Set(selection.keys()) }),
    [selection],
  )
  const feed = useGridFeed({ rows, sort, page, count })
  const { change, rowFocus } = list
  const { apiRef } = feed
  const onSortModelChange = useGridOrder({ apiRef, sort, columns, onChoose: (chosen) => change({ sort: chosen }) })
  useNewColumnInSight(apiRef, columns)
  const first = columns[0]?.field
  useLayoutEffect(() => {
    rowFocus.current = (id) => first && feed.apiRef.current?.setCellFocus(id, first)
  }, [rowFocus, feed, first])

  // The grid takes far longer to draw than all around it, so it is drawn only when something of its own has changed.
  const grid = useMemo(
    () => (
      <Themed>
        <DataGrid
          className={styles.grid ?? ''}
          label={resource.title}
          {...feed}
          columns={gridCols}
          {...handlers}
          onSortModelChange={onSortModelChange}
          rowHeight={rowHeight}
          columnHeaderHeight={40}
          sortingMode="server"
          sortingOrder={sortingOrder}
          paginationMode="server"
          rowCount={-1}
          hideFooter
          filterMode="server"
          checkboxSelection={can.select}
          isRowSelectable={({ row }) => mayChange(row)}
          disableRowSelectionOnClick
          disableRowSelectionExcludeModel
          keepNonExistentRowsSelected
          rowSelectionModel={rowSelectionModel}
          disableColumnMenu
          disableColumnFilter
          disableColumnSelector
          disableDensitySelector
          disableVirtualization
          localeText={localeText}
          slots={slots}
        />
      </Themed>
    ),
    [resource, feed, gridCols, handlers, onSortModelChange, can, mayChange, rowSelectionModel, rowHeight],
  )
  return <RowNewsContext value={news}>{grid}</RowNewsContext>
}
