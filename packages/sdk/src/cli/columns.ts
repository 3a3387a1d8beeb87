import { entities } from '@lineboard/contract/entities'
import type { CoreFit } from '@lineboard/contract/fit'
import { isObject } from '../filter/is-object.ts'
import { CliError } from './flags.ts'
import type { List, Row } from './lists.ts'

type Holds = 'id' | 'amount' | 'time' | undefined

/** A column of an export: a field of the row, or of a row that comes with it. */
export interface Column {
  header: string
  /** What the field has, where programs that read the file should know. */
  holds: Holds
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

/** What a field of the contract has: its numbers with decimals are amounts, but for shares. */
function holdsOf({ fields, relations }: Entity, field: string): Holds {
  const kind = fields[field]
  if (kind === 'date-time') return 'time'
  if (kind === 'number') return field === 'percent' ? undefined : 'amount'
  const isKey = /^id$|Id$/.test(field) || Object.values(relations).some(({ foreignKey }) => foreignKey === field)
  return kind === 'integer' && isKey ? 'id' : undefined
}

function columnOf(entity: Entity, name: string): Column | undefined {
  const [head = '', field] = name.split('.')
  const relation = singular(entity).find(([relationName]) => relationName === head)?.[1]
  if (!field) {
    const kind = Object.hasOwn(entity.fields, head) ? entity.fields[head] : undefined
    if (kind === undefined) return undefined
    return { header: name, holds: holdsOf(entity, head), value: (row) => row[head] }
  }
  const related = relation && metadata[relation.model]
  if (!relation || related?.fields[field] === undefined) return undefined
  return {
    header: name,
    holds: holdsOf(related, field),
    relation: { name: head, foreignKey: relation.foreignKey },
    value(row) {
      const there = row[head]
      return isObject(there) ? there[field] : undefined
    },
  }
}

// Lists within a row are no cell of a table; they are there for those who ask.
const isPlain = ([, kind]: [string, string]) => kind !== 'array' && kind !== 'object'

const kindsOfOwn = { text: 'string', number: 'number', yesNo: 'boolean', time: 'date-time' } as const

/** An entity as a core API has it: with its own fields, and without those that it lacks. */
function entityIn(list: List, fit: CoreFit | undefined): Entity {
  const entity: Entity = entities[list.entity]
  if (!fit) return entity
  const own = Object.entries(fit.fit.models?.[list.entity]?.own ?? {})
  const kept = Object.entries(entity.fields).filter(([name]) => fit.has(list.entity, name) !== false)
  return {
    ...entity,
    fields: {
      ...Object.fromEntries(kept),
      ...Object.fromEntries(own.map(([name, { kind }]) => [name, kindsOfOwn[kind]])),
    },
  }
}

/** The columns by name, or all plain fields of the list as the core API has it. Throws a CliError for what is no field. */
export function columnsOf(list: List, names: string | undefined, fit?: CoreFit): Column[] {
  const entity = entityIn(list, fit)
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
