import type { Column, Lookup } from '../column.ts'

/** The field of a list whose values are ids of another list's rows, which people know by name. */
export interface LookupField extends Lookup {
  /** Key of the ids in the filter text. */
  key: string
  /** Key of the same names as text, in a column of the same label; undefined where there is none. */
  textKey: string | undefined
}

/** The one such field of a list. */
export function lookupField({ columns }: { columns: readonly Column[] }): LookupField | undefined {
  const { lookup, search: key } = columns.find((column) => column.lookup) ?? {}
  if (!lookup || key === undefined) return undefined
  const text = columns.find(({ search, label }) => search !== undefined && search !== key && label === lookup.label)
  return { ...lookup, key, textKey: text?.search }
}
