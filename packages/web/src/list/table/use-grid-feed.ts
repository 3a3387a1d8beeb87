import { type GridApi, useGridApiRef } from '@mui/x-data-grid'
import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Sort } from '../../resource/list-state.ts'
import { giveRows } from './give-rows.ts'

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
