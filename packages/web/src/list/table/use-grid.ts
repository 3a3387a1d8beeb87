import { type DataGridProps, GRID_CHECKBOX_SELECTION_FIELD, type GridApi, useGridApiRef } from '@mui/x-data-grid'
import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { whenIdle } from '../../browser/timing.ts'
import type { Column } from '../../kit/column.ts'
import type { Sort } from '../../kit/list-state.ts'
import { rowId } from '../../kit/rows/row-text.ts'
import { uiSettings } from '../../state/ui-settings-store.ts'
import type { CommandsContext, QueryContext, SelectionContext } from '../context/list-provider.tsx'
import { toggled } from '../context/row-selection.ts'
import { keptWidthPx, textScale } from '../views/column-width.ts'

/** How long changed rows are given at a stretch, in milliseconds: what is scrolled or typed meanwhile waits for no more. */
const SLICE_MS = 10

type Rows = Pick<GridApi, 'getRowModels' | 'getRowId' | 'setRows' | 'updateRows'>

const areSameRows = (api: Rows, known: readonly object[], rows: readonly object[]): boolean =>
  known.length === rows.length && rows.every((row, at) => api.getRowId(row) === api.getRowId(known[at] ?? {}))

/**
 * Gives the grid its rows. Where the same ones stand as before, it is given only those that have changed, a little at a time: all rows
 * given anew, each of its cells is drawn again. The function it answers calls off what is still to be given.
 */
export function giveRows(api: Rows, rows: readonly object[]): () => void {
  const known = [...api.getRowModels().values()]
  if (!areSameRows(api, known, rows)) {
    api.setRows([...rows])
    return () => undefined
  }
  const changed = rows.filter((row, at) => row !== known[at])
  let given = 0
  let callOff: (() => void) | undefined
  const giveSlice = () => {
    const endMs = performance.now() + SLICE_MS
    while (given < changed.length && performance.now() < endMs) {
      const row = changed[given]
      if (row) api.updateRows([{ _action: 'replace', row }])
      given += 1
    }
    callOff = given < changed.length ? whenIdle(giveSlice) : undefined
  }
  giveSlice()
  return () => callOff?.()
}

interface Feed {
  rows: readonly object[]
  sort: Sort
  /** Which page they are. */
  page: number
  /** Rows in all; undefined while nobody knows. */
  count: number | undefined
}

/** Rows in all are said by the grid's own element, and changing them draws nothing. */
function sayCount(root: HTMLElement | null | undefined, count: number | undefined): void {
  const HEADS = 1
  root?.closest('[role=grid]')?.setAttribute('aria-rowcount', String(count === undefined ? -1 : count + HEADS))
}

/** Another page begins with its first row. Asked before the rows are given, that lays out nothing new. */
function useTopOfPage(api: GridApi | null, page: number): void {
  const shown = useRef(page)
  useLayoutEffect(() => {
    if (shown.current !== page) api?.scroll({ top: 0 })
    shown.current = page
  }, [api, page])
}

/**
 * Gives the grid what changes with each page and filter, past its properties: each change of these draws every
 * cell, with the rows of before, and then the new rows draw them again. What it answers goes into the grid and stays.
 */
export function useGridFeed({ rows, sort, page, count }: Feed) {
  const apiRef = useGridApiRef()
  const [first] = useState({
    rows,
    initialState: { sorting: { sortModel: [{ field: sort.field, sort: sort.direction }] } },
  })
  useTopOfPage(apiRef.current, page)
  useLayoutEffect(() => (apiRef.current ? giveRows(apiRef.current, rows) : undefined), [apiRef, rows])
  useLayoutEffect(() => sayCount(apiRef.current?.rootElementRef?.current, count))
  return useMemo(() => ({ apiRef, ...first }), [apiRef, first])
}

type Stuck = Pick<GridApi, 'getVisibleColumns' | 'getColumn'>

/** Brings a cell into sight, beside what stays in sight at both ends of the rows. */
export function showCell(api: Stuck, cell: HTMLElement): void {
  const [first = '', second = ''] = api.getVisibleColumns().map((column) => column.field)
  const stuck = first === GRID_CHECKBOX_SELECTION_FIELD ? [first, second] : [first]
  const widthOf = (column: string) => api.getColumn(column)?.computedWidth ?? 0
  cell.style.scrollMarginInlineStart = `${stuck.reduce((sum, column) => sum + widthOf(column), 0)}px`
  cell.style.scrollMarginInlineEnd = `${widthOf('actions')}px`
  cell.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

function showColumn(api: GridApi, field: string): void {
  const [id] = api.getAllRowIds()
  const cell = id === undefined ? null : api.getCellElement(id, field)
  if (cell) showCell(api, cell)
}

/** A column that somebody switches on comes into sight: it may stand behind others that are as wide as the screen. */
export function useNewColumnInSight(
  apiRef: RefObject<GridApi | null>,
  columns: readonly Pick<Column, 'field'>[],
): void {
  const shown = useRef(columns)
  useEffect(() => {
    const before = new Set(shown.current.map(({ field }) => field))
    shown.current = columns
    const added = columns.filter(({ field }) => !before.has(field)).at(-1)
    if (!added || before.size >= columns.length) return
    // The grid draws its columns an effect later.
    const frame = requestAnimationFrame(() => apiRef.current && showColumn(apiRef.current, added.field))
    return () => cancelAnimationFrame(frame)
  }, [apiRef, columns])
}

type Handlers = Required<
  Pick<
    DataGridProps<object>,
    'getRowId' | 'onColumnWidthChange' | 'onRowSelectionModelChange' | 'onRowClick' | 'onCellKeyDown'
  >
>

const controlAt = (target: EventTarget | null) =>
  target instanceof Element ? target.closest('a, button, input')?.tagName : undefined

/** What the grid calls, always the same functions: a grid whose functions change draws every cell again. */
export function useGridHandlers(list: QueryContext & SelectionContext & CommandsContext): Handlers {
  const latest = useRef(list)
  useLayoutEffect(() => {
    latest.current = list
  })
  return useMemo<Handlers>(
    () => ({
      getRowId: (row) => rowId(row),
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
        const { can, mayChange, open, select, selection } = latest.current
        const control = controlAt(event.target)
        if (control === 'BUTTON' || control === 'INPUT') return
        if (event.key === 'Enter' && control === undefined) open(row)
        else if (event.key === ' ' && can.select && mayChange(row)) select(toggled(selection, rowId(row)))
        else return
        event.defaultMuiPrevented = true
        event.preventDefault()
      },
    }),
    [],
  )
}

type OnSortModelChange = NonNullable<DataGridProps['onSortModelChange']>

interface Order {
  apiRef: RefObject<GridApi | null>
  /** The order of the rows on the screen. */
  sort: Sort
  columns: readonly { field: string }[]
  /** Asks for the rows in another order. */
  onChoose: (sort: Sort) => void
}

/**
 * Shows in the grid's head the order that its rows have, and asks for the one that somebody chooses there. The grid announces
 * what it is given as well, and forgets an order whose column is no longer shown: nobody chose either, and rows in another
 * order may have been asked for meanwhile.
 */
export function useGridOrder({ apiRef, sort, columns, onChoose }: Order): OnSortModelChange {
  const isSettingOrder = useRef(false)
  const latest = useRef(onChoose)
  useLayoutEffect(() => {
    latest.current = onChoose
  })
  /** It knows an order that was chosen in its own head; given it once more, it would look through its rows again. */
  const setOrder = useCallback(() => {
    const [known] = apiRef.current?.getSortModel() ?? []
    if (known?.field === sort.field && known.sort === sort.direction) return
    isSettingOrder.current = true
    apiRef.current?.setSortModel([{ field: sort.field, sort: sort.direction }])
    isSettingOrder.current = false
  }, [apiRef, sort])
  useLayoutEffect(setOrder, [setOrder])
  // The grid has taken over its columns by then.
  useEffect(() => {
    if (columns.some(({ field }) => field === sort.field)) setOrder()
  }, [columns, sort, setOrder])
  return useMemo<OnSortModelChange>(
    () =>
      ([model]) => {
        if (model?.sort && !isSettingOrder.current) latest.current({ field: model.field, direction: model.sort })
      },
    [],
  )
}
