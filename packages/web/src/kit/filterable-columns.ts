import { entities } from '@lineboard/contract/entities'
import { filterFields, type Searchable, type SearchField } from '@lineboard/sdk'
import type { Column, Lookup } from './column.ts'
import { valueAt } from './value-at.ts'

interface Related {
  model: string
  type: string
  foreignKey: string
}

/** Fields that the server can compare: a column that can't be sorted is computed, or nobody's to ask for. */
const isCompared = ({ sortable = true }: Column) => sortable

const inWords = (field: SearchField, { label, cell: { choices }, lookup }: Column, isShared: boolean): SearchField => ({
  ...field,
  ...(!isShared && { label: lookup?.label ?? label }),
  ...(choices && { choices }),
})

/** The customers that ids are of, by name. */
export const customerLookup = (label: string): Lookup => ({
  label,
  list: 'Customer.find',
  order: 'companyName',
  toText: (row) => String(valueAt(row, 'companyName')),
})

/** Models of rows that other rows name by an id. */
const namedModels = ['DashUser', 'Customer'] as const

export type NamedModel = (typeof namedModels)[number]

/** A field with the ids of rows of a model. */
export interface NamedField {
  path: string
  model: NamedModel
}

/** The fields with the ids of the users and customers whom columns of a list name. */
export const namedFields = (columns: readonly Pick<Column, 'field'>[], entity: keyof typeof entities): NamedField[] => {
  const shown = new Set(columns.map(({ field }) => field.split('.')[0]))
  return Object.entries<Related>(entities[entity].relations).flatMap(
    ([name, { model: related, type, foreignKey: path }]) => {
      const model = namedModels.find((each) => each === related)
      return model && type === 'belongsTo' && shown.has(name) ? [{ path, model }] : []
    },
  )
}

/**
 * The columns of a list, each of a field of the row with its key in the filter text, and the fields of all keys, which
 * are read by the labels of their columns and values too.
 */
export function filterableColumns(declared: readonly Column[], entity: keyof typeof entities) {
  const known = filterFields(entities, entity)
  const columns = declared.map((column): Column => {
    const { search, field } = column
    const named =
      field === 'customerId' && !column.lookup ? { ...column, lookup: customerLookup(column.label) } : column
    return search === undefined && known[field]?.isNamed && isCompared(column) ? { ...named, search: field } : named
  })
  const ofWords = columns.flatMap(({ search, field, label, counted }) =>
    search && counted ? [[search, { path: field, kind: 'string', isNamed: true, label, lookedUp: counted.words }]] : [],
  )
  const ofColumn = new Map(columns.flatMap((column) => (column.search ? [[column.search, column] as const] : [])))
  const fields = Object.entries(known).flatMap(([key, field]) => {
    const column = ofColumn.get(key)
    if (!column) return field.isNamed ? [] : [[key, field] as const]
    // A name that another column has as text is read as that column's key.
    const isShared = columns.some(({ search, label }) => search && search !== key && label === column.lookup?.label)
    return [[key, inWords(field, column, isShared)] as const]
  })
  const searchable: Searchable = Object.fromEntries([...fields, ...ofWords])
  return { columns, searchable }
}
