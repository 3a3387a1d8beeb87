import { entities } from '@lineboard/contract/entities'
import { filterFields, type Searchable, type SearchField } from '@lineboard/sdk'
import type { Column } from './column.ts'

/** Fields that the server can compare: a column that can't be sorted is computed, or nobody's to ask for. */
const isCompared = ({ sortable = true }: Column) => sortable

const inWords = (field: SearchField, { label, cell: { choices } }: Column): SearchField => ({
  ...field,
  label,
  ...(choices && { choices }),
})

/**
 * The columns of a list, each of a field of the row with its key in the filter text, and the fields of all keys, which
 * are read by the labels of their columns and values too.
 */
export function filterableColumns(declared: readonly Column[], entity: keyof typeof entities) {
  const known = filterFields(entities, entity)
  const columns = declared.map((column): Column => {
    const { search, field } = column
    return search === undefined && known[field]?.isNamed && isCompared(column) ? { ...column, search: field } : column
  })
  const ofColumn = new Map(columns.flatMap((column) => (column.search ? [[column.search, column] as const] : [])))
  const fields = Object.entries(known).flatMap(([key, field]) => {
    const column = ofColumn.get(key)
    if (!column) return field.isNamed ? [] : [[key, field] as const]
    return [[key, inWords(field, column)] as const]
  })
  const searchable: Searchable = Object.fromEntries(fields)
  return { columns, searchable }
}
