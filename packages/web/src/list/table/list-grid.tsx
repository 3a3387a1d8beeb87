import { DataGrid, type GridLocaleText, type GridRowSelectionModel } from '@mui/x-data-grid'
import { useLayoutEffect, useMemo, useState } from 'react'
import type { ListState } from '../../resource/list-state.ts'
import { t as formText } from '../../resource/resource.messages.ts'
import { Themed } from '../../ui/themed.tsx'
import { useTextScale } from '../columns/column-width.ts'
import { useRowHeight } from '../columns/use-row-height.ts'
import { t } from '../list.messages.ts'
import { type List, useListContext } from '../list.ts'
import { actionsColumn } from './actions-column.tsx'
import { gridColumns } from './grid-columns.tsx'
import styles from './grid-view.module.css'
import { LateRow } from './late-row.tsx'
import { lightParts, Nothing } from './light-parts.tsx'
import { RowNewsContext } from './row-class.ts'
import { useGridFeed } from './use-grid-feed.ts'
import { useGridHandlers } from './use-grid-handlers.ts'
import { useGridOrder } from './use-grid-order.ts'

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
function useStateOfRows({ state, outdated }: List): ListState {
  const [drawn, setDrawn] = useState(state)
  if (!outdated && drawn !== state) setDrawn(state)
  return outdated ? drawn : state
}

/** The grid of a list. What it shows first is what it is made with. */
export function ListGrid({ rows }: { rows: readonly object[] }) {
  const list = useListContext()
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
