import type { Resource } from '../../kit/define-resource.ts'
import { rowId, rowName } from '../../kit/rows/row-text.ts'

/** Selected rows: id to name. They stay selected while other pages are looked at. */
export type Selection = ReadonlyMap<number, string>

export const nothingSelected: Selection = new Map()

/** The selection with exactly these ids: names come from the rows at hand, or from what was selected before. */
export function selectionOf(
  resource: Pick<Resource, 'lead' | 'nouns'>,
  ids: Iterable<number>,
  rows: readonly object[],
  before: Selection,
): Selection {
  const names = new Map(rows.map((row) => [rowId(row), rowName(resource, row)]))
  return new Map([...ids].map((id) => [id, names.get(id) ?? before.get(id) ?? String(id)]))
}

/** Ids of a selection with one of them added, or taken out if it was in. */
export function toggled(selection: Selection, id: number): number[] {
  const ids = new Set(selection.keys())
  if (!ids.delete(id)) ids.add(id)
  return [...ids]
}

/** The selection without these rows. */
export function without(selection: Selection, ids: Iterable<number>): Selection {
  const gone = new Set(ids)
  return new Map([...selection].filter(([id]) => !gone.has(id)))
}
