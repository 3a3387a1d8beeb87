import type { GridApi } from '@mui/x-data-grid'
import { whenIdle } from '../../browser/when-idle.ts'

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
