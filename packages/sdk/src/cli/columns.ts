import { entities } from '@lineboard/contract/entities'
import { isObject } from '../filter/is-object.ts'
import { CliError } from './flags.ts'
import type { List, Row } from './lists.ts'

/** A column of an export: a field of the row, or of a row that comes with it. */
interface Column {
  header: string
  /** Relation that must be included, and the field of the row that names the one it leads to. */
  relation?: { name: string; foreignKey: string }
  value: (row: Row) => unknown
}

interface Entity {
  fields: Readonly<Record<string, string>>
  relations: Readonly<Record<string, { model: string; type: string; foreignKey: string }>>
}

const metadata: Readonly<Record<string, Entity>> = entities

/** Relations that lead to one row; of several there is no cell. */
const singular = ({ relations }: Entity) => Object.entries(relations).filter(([, { type }]) => type !== 'hasMany')

function columnOf(entity: Entity, name: string): Column | undefined {
  const [head = '', field] = name.split('.')
  const relation = singular(entity).find(([relationName]) => relationName === head)?.[1]
  if (!field) {
    const kind = Object.hasOwn(entity.fields, head) ? entity.fields[head] : undefined
    return kind === undefined ? undefined : { header: name, value: (row) => row[head] }
  }
  if (!relation || metadata[relation.model]?.fields[field] === undefined) return undefined
  return {
    header: name,
    relation: { name: head, foreignKey: relation.foreignKey },
    value(row) {
      const related = row[head]
      return isObject(related) ? related[field] : undefined
    },
  }
}

// Lists within a row are no cell of a table; they are there for those who ask.
const isPlain = ([, kind]: [string, string]) => kind !== 'array' && kind !== 'object'

/** The columns by name, or all plain fields of the list. Throws a CliError for what is no field. */
export function columnsOf(list: List, names: string | undefined): Column[] {
  const entity: Entity = entities[list.entity]
  const wanted =
    names?.split(',').map((name) => name.trim()) ??
    Object.entries(entity.fields)
      .filter(isPlain)
      .map(([name]) => name)
  return wanted.map((name) => {
    const column = columnOf(entity, name)
    if (column) return column
    const relations = singular(entity).map(([relation]) => `${relation}.…`)
    throw new CliError(
      `There is no column ${name}. Choose from ${[...Object.keys(entity.fields), ...relations].join(', ')}.`,
    )
  })
}

/**
 * Watches whether rows come with the related ones that columns are of: some servers leave them out without a word, and such columns would be
 * empty.
 */
export function watchRelated(columns: readonly Column[]) {
  const keys = new Map(columns.flatMap(({ relation }) => (relation ? [[relation.name, relation.foreignKey]] : [])))
  const [named, met] = [new Set<string>(), new Set<string>()]
  return {
    /** What to include. */
    relations: [...keys.keys()],
    see(rows: readonly Row[]): void {
      for (const [relation, key] of keys) {
        if (rows.some((row) => isObject(row[relation]))) met.add(relation)
        if (rows.some((row) => row[key] !== undefined && row[key] !== null)) named.add(relation)
      }
    },
    /** Columns that are empty although rows name what would stand there. */
    emptyColumns: (): string[] =>
      columns
        .filter(({ relation }) => relation && named.has(relation.name) && !met.has(relation.name))
        .map(({ header }) => header),
  }
}
