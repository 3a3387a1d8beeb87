import type { SearchKind } from '@lineboard/sdk'
import { useEffect, useMemo, useRef } from 'react'
import type { Resource } from '../../kit/define-resource.ts'
import { rowId } from '../../kit/rows/row-text.ts'
import { KeyGroup, type KeyLine } from '../../shared/keys/key-group.tsx'
import type { KeyHandlers } from '../../shared/keys/press.ts'
import { useKeys } from '../../shared/keys/press.ts'
import {
  type CommandsContext,
  type QueryContext,
  type RowsContext,
  type SelectionContext,
  useListCommands,
  useListQuery,
  useListRows,
  useListSelection,
} from '../context/list-provider.tsx'
import { focusedRowId, whenFocusIsLost } from '../context/row-focus.ts'
import { toggled } from '../context/row-selection.ts'
import { t } from './filter-keys.messages.ts'
import { undoLast } from './undo-bar.tsx'

/** What can be written in the filter of a list. */
function FilterKeys({ resource }: { resource: Resource }) {
  const [key, value] = [t('key'), t('value')]
  const written: KeyLine[] = [
    { keys: [t('word')], text: t('anyText') },
    { keys: [`${key}:"${value}"`], text: t('plain') },
    { keys: [`${key}:="${value}"`, `${key}:!="${value}"`], text: t('exact') },
    { keys: [`${key}:!"${value}"`], text: t('lacks') },
    { keys: [`${key}:>="5"`, `${key}:<="5"`], text: t('bounds') },
    { keys: [`${key}:=""`, `${key}:!=""`], text: t('presence') },
    ...examplesOf(resource),
    ...(resource.periodField ? [{ keys: ['3 PM'], text: t('time') }] : []),
  ]
  return <KeyGroup title={t('written')} lines={written} />
}

/** A condition of a kind that this list has, as somebody would write it. */
function examplesOf({ columns, searchable }: Resource): KeyLine[] {
  const columnOf = (kind: SearchKind) => columns.find(({ search }) => search && searchable[search]?.kind === kind)
  const chosen = columns.find(({ search, cell }) => search && cell.choices)
  const [duration, there] = [columnOf('duration'), columnOf('reference')]
  return [
    ...(chosen ? [{ keys: [`${chosen.label}:${chosen.cell.choices?.[0]?.label}`], text: t('byLabel') }] : []),
    ...(duration ? [{ keys: [`${duration.label}:>=1:30`], text: t('duration') }] : []),
    ...(there?.cell.choices ? [{ keys: [`${there.label}:${there.cell.choices[0]?.label}`], text: t('there') }] : []),
  ]
}

/** What the keys of a list work on besides the list. */
export interface RowKeysContext {
  list: Pick<QueryContext, 'resource'> &
    Pick<RowsContext, 'rows' | 'view'> &
    Pick<SelectionContext, 'selection' | 'select' | 'mayChange'> &
    Pick<CommandsContext, 'can' | 'open' | 'askRemove'>
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
  const { rows, view, can, mayChange, selection, select, open, askRemove } = list
  const ids = rows.map(rowId)
  const focused = () => {
    const id = focusedId()
    return rows.find((row) => rowId(row) === id)
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
    anchor.current = rowId(row)
    select(toggled(selection, anchor.current))
  }
  const selectTo = () => {
    const row = focused()
    if (!row) return false
    const to = ids.indexOf(rowId(row))
    const from = anchor.current === undefined ? to : Math.max(0, ids.indexOf(anchor.current))
    const between = rows.slice(Math.min(from, to), Math.max(from, to) + 1).filter(mayChange)
    select([...selection.keys(), ...between.map((each) => rowId(each))])
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

const nothing: ReadonlySet<number> = new Set()

interface Rows {
  /** Rows as the server has them, and those of them that are shown. */
  stored: readonly object[] | undefined
  shown: readonly object[] | undefined
  focusRow: (id: number) => void
}

/**
 * Moves the focus, where it went with a row that was deleted, to the row that stands in its place: the next one, or the last of the
 * page.
 */
export function useFocusAfterRemoval({ stored, shown, focusRow }: Rows): void {
  const known = useRef(nothing)
  useEffect(() => {
    if (!stored || !shown) return
    const shownIds = shown.map(rowId)
    const removed = stored.map(rowId).filter((id) => !shownIds.includes(id))
    const first = removed.find((id) => !known.current.has(id))
    known.current = new Set(removed)
    if (first === undefined) return
    const at = stored.findIndex((row) => rowId(row) === first)
    const above = stored.slice(0, at).filter((row) => shownIds.includes(rowId(row))).length
    const next = shownIds[above] ?? shownIds.at(-1)
    if (next !== undefined) whenFocusIsLost(() => focusRow(next))
  }, [stored, shown, focusRow])
}

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
  const list = { ...useListQuery(), ...useListRows(), ...useListSelection(), ...useListCommands() }
  const anchor = useRef<number>(undefined)
  const { resource, focusRow, stored, rows } = list
  useFocusAfterRemoval({ stored, shown: rows, focusRow })
  const notes = useMemo(() => () => <FilterKeys resource={resource} />, [resource])
  const undo = () => undoLast(focusRow)
  useKeys({ ...rowKeys({ list, focusedId: focusedRowId, focusRow, anchor, undo }), ...ownKeys }, { notes })
  return null
}
