import { useMemo, useRef } from 'react'
import { useKeys } from '../../parts/keys/held-keys.ts'
import type { KeyHandlers } from '../../parts/keys/key-layer.ts'
import { useListContext } from '../list.ts'
import { undoLast } from '../undo/undo-last.ts'
import { FilterKeys } from './filter-keys.tsx'
import { focusedRowId } from './row-focus.ts'
import { rowKeys } from './row-keys.ts'
import { useFocusAfterRemoval } from './use-focus-after-removal.ts'

function focusFilter(): boolean | undefined {
  const field = document.querySelector<HTMLInputElement>('input[data-list-filter]')
  if (!field) return false
  field.focus()
  field.select()
}

/** What every list has; the grid and the filter do most of it by themselves. */
const ownKeys: KeyHandlers = {
  filter: focusFilter,
  moveCell: 'itself',
  rowEnds: 'itself',
  screenOfRows: 'itself',
  sort: 'itself',
  copyCell: 'itself',
  suggest: 'itself',
  applyFilter: 'itself',
  revertFilter: 'itself',
}

/** The keys of a list. */
export function ListKeys() {
  const list = useListContext()
  const anchor = useRef<number>(undefined)
  const { resource, focusRow, stored, rows } = list
  useFocusAfterRemoval(resource, { stored, shown: rows, focusRow })
  const notes = useMemo(() => () => <FilterKeys resource={resource} />, [resource])
  const undo = () => undoLast(focusRow)
  useKeys({ ...rowKeys({ list, focusedId: focusedRowId, focusRow, anchor, undo }), ...ownKeys }, { notes })
  return null
}
