import type { KeyHandlers } from '../../parts/keys/key-layer.ts'
import { rowId } from '../../resource/rows/row-text.ts'
import type { List } from '../list.ts'
import { toggled } from '../row-selection.ts'

/** What the keys of a list work on besides the list. */
export interface RowKeysContext {
  list: Pick<List, 'resource' | 'rows' | 'view' | 'can' | 'mayChange' | 'selection' | 'select' | 'open' | 'askRemove'>
  /** Row that has the focus. */
  focusedId: () => number | undefined
  focusRow: (id: number) => void
  /** Row that was selected last. */
  anchor: { current: number | undefined }
  /** Takes the last change back; false when there is none. */
  undo: () => boolean
}

/** The keys of a list, as its declaration and the person's permissions have it: what can't be done has none. */
export function rowKeys({ list, focusedId, focusRow, anchor, undo }: RowKeysContext): KeyHandlers {
  const { resource, rows, view, can, mayChange, selection, select, open, askRemove } = list
  const ids = rows.map((row) => rowId(resource, row))
  const focused = () => {
    const id = focusedId()
    return rows.find((row) => rowId(resource, row) === id)
  }
  const step = (by: 1 | -1) => () => {
    const id = focusedId()
    const at = id === undefined ? -1 : ids.indexOf(id)
    const next = at < 0 ? ids[0] : ids[at + by]
    if (next === undefined) return false
    focusRow(next)
  }
  const toggle = () => {
    const row = focused()
    if (!row || !mayChange(row)) return false
    anchor.current = rowId(resource, row)
    select(toggled(selection, anchor.current))
  }
  const selectTo = () => {
    const row = focused()
    if (!row) return false
    const to = ids.indexOf(rowId(resource, row))
    const from = anchor.current === undefined ? to : Math.max(0, ids.indexOf(anchor.current))
    const between = rows.slice(Math.min(from, to), Math.max(from, to) + 1).filter(mayChange)
    select([...selection.keys(), ...between.map((each) => rowId(resource, each))])
  }
  const edit = () => {
    const row = focused()
    if (!row || !mayChange(row)) return false
    open(row)
  }
  const remove = () => {
    const row = focused()
    if (!row || !mayChange(row)) return false
    askRemove(row)
  }
  const isChanged = can.remove || can.edit || can.select
  if (view !== 'rows') return isChanged ? { undo } : {}
  return {
    nextRow: step(1),
    previousRow: step(-1),
    openRow: 'itself',
    ...(can.edit && { editRow: edit }),
    ...(can.remove && { removeRow: remove }),
    ...(can.select && { selectRow: toggle, selectTo }),
    ...(isChanged && { undo }),
  }
}
