import { useEffect, useRef } from 'react'
import type { Resource } from '../../resource/define-resource.ts'
import { rowId } from '../../resource/rows/row-text.ts'
import { whenFocusIsLost } from './row-focus.ts'

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
export function useFocusAfterRemoval(resource: Pick<Resource, 'idField'>, { stored, shown, focusRow }: Rows): void {
  const known = useRef(nothing)
  useEffect(() => {
    if (!stored || !shown) return
    const shownIds = shown.map((row) => rowId(resource, row))
    const removed = stored.map((row) => rowId(resource, row)).filter((id) => !shownIds.includes(id))
    const first = removed.find((id) => !known.current.has(id))
    known.current = new Set(removed)
    if (first === undefined) return
    const at = stored.findIndex((row) => rowId(resource, row) === first)
    const above = stored.slice(0, at).filter((row) => shownIds.includes(rowId(resource, row))).length
    const next = shownIds[above] ?? shownIds.at(-1)
    if (next !== undefined) whenFocusIsLost(() => focusRow(next))
  }, [resource, stored, shown, focusRow])
}
