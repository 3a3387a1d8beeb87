import { DataGrid, type GridEventListener, type GridLocaleText, type GridRowSelectionModel } from '@mui/x-data-grid'
import { useMemo } from 'react'
import { useListContext } from '../list.ts'
import { t } from '../resource.messages.ts'
import { rowId } from '../row-text.ts'
import { toggled } from '../selection.ts'
import { actionsColumn } from './actions-column.tsx'
import { gridColumns } from './grid-columns.tsx'
import styles from './grid-view.module.css'
import { StatePanel } from './state-panel.tsx'

const ROW_HEIGHT_PX = 44

const localeText: Partial<GridLocaleText> = {
  checkboxSelectionHeaderName: t('selection.checkbox'),
  checkboxSelectionSelectAllRows: t('selection.selectPage'),
  checkboxSelectionUnselectAllRows: t('selection.unselectPage'),
}

// A page without rows is one without results to the grid when the count says that there are some.
const slots = { noRowsOverlay: StatePanel, noResultsOverlay: StatePanel }
const slotProps = { loadingOverlay: { variant: 'skeleton', noRowsVariant: 'skeleton' } } as const

/** The list as a grid: header stays, arrows move, Enter opens a row, Space selects it. */
export function GridView() {
  const { resource, columns, state, change, rows, view, count, can, selection, select, hrefOf, open, askRemove } =
    useListContext()
  const { lead, rules } = resource

  const gridCols = useMemo(
    () => [
      ...gridColumns(columns, { lead, sortable: rules.sortable, hrefOf }),
      ...actionsColumn({ resource, can, hrefOf, askRemove }),
    ],
    [columns, lead, rules, hrefOf, resource, can, askRemove],
  )
  const selectionModel: GridRowSelectionModel = useMemo(
    () => ({ type: 'include', ids: new Set(selection.keys()) }),
    [selection],
  )

  const handleKeyDown: GridEventListener<'cellKeyDown'> = (params, event) => {
    const inside = event.target instanceof Element ? event.target.closest('a, button, input')?.tagName : undefined
    if (inside === 'BUTTON' || inside === 'INPUT') return
    if (event.key === 'Enter' && inside === undefined) open(params.row)
    else if (event.key === ' ' && can.remove) select(toggled(selection, rowId(resource, params.row)))
    else return
    event.defaultMuiPrevented = true
    event.preventDefault()
  }
  const handleRowClick: GridEventListener<'rowClick'> = ({ row }, event) => {
    const onControl = event.target instanceof Element && event.target.closest('a, button, input')
    const selectingText = getSelection()?.isCollapsed === false
    if (!onControl && !selectingText) open(row)
  }

  return (
    <DataGrid
      className={styles.grid ?? ''}
      label={resource.title}
      rows={view === 'rows' ? rows : []}
      columns={gridCols}
      getRowId={(row: object) => rowId(resource, row)}
      loading={view === 'loading'}
      rowHeight={ROW_HEIGHT_PX}
      columnHeaderHeight={40}
      sortingMode="server"
      sortingOrder={['asc', 'desc']}
      sortModel={[{ field: state.sort.field, sort: state.sort.direction }]}
      onSortModelChange={([sort]) => sort && change({ sort: { field: sort.field, direction: sort.sort ?? 'asc' } })}
      paginationMode="server"
      paginationModel={{ page: state.page - 1, pageSize: state.pageSize }}
      rowCount={count ?? -1}
      hideFooter
      filterMode="server"
      checkboxSelection={can.remove}
      disableRowSelectionOnClick
      disableRowSelectionExcludeModel
      keepNonExistentRowsSelected
      rowSelectionModel={selectionModel}
      onRowSelectionModelChange={({ ids }) => select([...ids].map(Number))}
      onRowClick={handleRowClick}
      onCellKeyDown={handleKeyDown}
      disableColumnMenu
      disableColumnFilter
      disableColumnSelector
      disableDensitySelector
      columnBufferPx={2000}
      localeText={localeText}
      slots={slots}
      slotProps={slotProps}
    />
  )
}
