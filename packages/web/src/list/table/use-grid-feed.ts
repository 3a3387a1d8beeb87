import { type GridApi, useGridApiRef } from '@mui/x-data-grid'
import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { whenIdle } from '../../browser/when-idle.ts'
import type { Sort } from '../../kit/list-state.ts'

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
