import type { Column } from '../../kit/column.ts'
import type { Resource } from '../../kit/define-resource.ts'
import { rowsOf, useCallByName } from '../../kit/rows/calls-by-name.ts'
import { rowId } from '../../kit/rows/row-text.ts'
import { valueAt } from '../../kit/value-at.ts'
import { locale } from '../../lib/messages.ts'

/** A value of a key that can be chosen, and what it is called. */
export interface KnownValue {
  value: string
  label: string
}

const MOST = 50

function valuesOnHand({ field, cell }: Column, rows: readonly object[], isInWords: boolean): KnownValue[] {
  const found = new Map<string, string>()
  for (const row of rows) {
    const value = valueAt(row, field)
    // Nothing can be asked for by an empty value.
    if (value === '') continue
    if (typeof value === 'string' || typeof value === 'number') {
      const label = cell.toText(value)
      found.set(isInWords ? label : String(value), label)
    }
  }
  return [...found]
    .slice(0, MOST)
    .map(([value, label]) => ({ value, label }))
    .sort((a, b) => a.label.localeCompare(b.label, locale, { numeric: true }))
}

/** Values of a key of the filter text: all there can be where they are few, else those of the rows on hand. */
export function knownValues(
  { columns, searchable }: Pick<Resource, 'columns' | 'searchable'>,
  key: string,
  rows: readonly object[],
): readonly KnownValue[] {
  const column = columns.find(({ search }) => search === key)
  if (!column) return []
  if (column.cell.choices) return column.cell.choices
  const kind = searchable[key]?.kind
  // Durations are typed as they are read.
  return kind === 'date-time' ? [] : valuesOnHand(column, rows, kind === 'duration')
}

// More names than this nobody reads through; ids can be typed all the same.
const MAX_NAMED = 500

/** The column of a list whose values are ids of another list. */
export const lookupColumn = ({ columns }: Pick<Resource, 'columns'>): Column | undefined =>
  columns.find(({ lookup }) => lookup !== undefined)

/** Rows that the column's ids can be of, by key of the filter text; those of one id where one is given. */
export function useLookupValues(resource: Resource, { id, isNeeded = true }: { id?: number; isNeeded?: boolean } = {}) {
  const { lookup, search } = lookupColumn(resource) ?? {}
  const filter = id === undefined ? { order: `${lookup?.order} ASC`, limit: MAX_NAMED } : { where: { id }, limit: 1 }
  // Names are suggested beside the rows that the same key asks for, which come first.
  const { data } = useCallByName(lookup?.list ?? '', lookup && isNeeded ? { filter } : null, { isAside: true })
  return (key: string): readonly KnownValue[] | undefined => {
    if (!lookup || key !== search || data === undefined) return undefined
    return rowsOf(data).map((row) => ({ value: String(rowId(row)), label: lookup.toText(row) }))
  }
}
