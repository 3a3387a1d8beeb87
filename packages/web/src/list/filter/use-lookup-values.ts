import type { Column } from '../../kit/column.ts'
import type { Resource } from '../../kit/define-resource.ts'
import { rowsOf, useCallByName } from '../../kit/rows/calls-by-name.ts'
import { rowId } from '../../kit/rows/row-text.ts'
import type { KnownValue } from './known-values.ts'

// More names than this nobody reads through; ids can be typed all the same.
const MAX_NAMED = 500

const byId = { idField: 'id' }

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
    return rowsOf(data).map((row) => ({ value: String(rowId(byId, row)), label: lookup.toText(row) }))
  }
}
