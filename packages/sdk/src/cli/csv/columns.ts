import { entities } from '@lineboard/contract/entities'
import type { EntityMetadata } from '../../filter-text/searchable.ts'
import { CliError } from '../cli-error.ts'
import type { List, Row } from './lists.ts'

/** A column of an export: a field of the row, or of a row that comes with it. */
export interface Column {
  header: string
  /** Relation that must be included. */
  relation?: string
  value: (row: Row) => unknown
}

const metadata: Readonly<Record<string, EntityMetadata>> = entities

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null

function columnOf(entity: EntityMetadata, name: string): Column | undefined {
  const [head = '', field] = name.split('.')
  const relation = field ? entity.relations[head] : undefined
  if (!field) {
    const kind = Object.hasOwn(entity.fields, head) ? entity.fields[head] : undefined
    return kind === undefined ? undefined : { header: name, value: (row) => row[head] }
  }
  const kind = relation && metadata[relation.model]?.fields[field]
  if (kind === undefined) return undefined
  return {
    header: name,
    relation: head,
    value(row) {
      const related = row[head]
      return isRow(related) ? related[field] : undefined
    },
  }
}

// Lists within a row are no cell of a table; they are there for those who ask.
const isPlain = ([, kind]: [string, string]) => kind !== 'array' && kind !== 'object'

/** The columns by name, or all plain fields of the list. Throws a CliError for what is no field. */
export function columnsOf(list: List, names: string | undefined): Column[] {
  const entity: EntityMetadata = metadata[list.entity] ?? { fields: {}, relations: {}, searchable: {} }
  const wanted =
    names?.split(',').map((name) => name.trim()) ??
    Object.entries(entity.fields)
      .filter(isPlain)
      .map(([name]) => name)
  return wanted.map((name) => {
    const column = columnOf(entity, name)
    if (column) return column
    const relations = Object.keys(entity.relations).map((relation) => `${relation}.…`)
    throw new CliError(
      `There is no column ${name}. Choose from ${[...Object.keys(entity.fields), ...relations].join(', ')}.`,
    )
  })
}
