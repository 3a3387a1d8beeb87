import { settledCalls } from '../calls/call-state.ts'
import type { AnyWhere } from '../filter/filter-types.ts'

/**
 * What a field holds, which decides how text is compared with it. A duration is a number of seconds, a reference the id of
 * another row, which may be there or not.
 */
export type SearchKind = 'string' | 'integer' | 'number' | 'boolean' | 'date-time' | 'duration' | 'reference'

/** A value as the API writes it, and what people call it. */
export interface SearchChoice {
  readonly value: string
  readonly label: string
}

/** Where the values of a key are found. */
export interface SearchField {
  /** Field of the row, dotted into relations: `PhoneBook.name`. */
  path: string
  kind: SearchKind
  /** Compared only where its key is written: bare text does not look for it. @default false */
  isNamed?: boolean
  /** What people call the field, which is read as its key too: `Talk time`. */
  label?: string
  /** The values there can be, where they are few: read by value or by label. */
  choices?: readonly SearchChoice[]
  /**
   * No server has the values: `held` says which rows have them. Bare text looks for them where one of these words begins with it.
   */
  lookedUp?: readonly string[]
  /** Conditions of rows whose value is theirs by now, and of the others, which have none of the values yet. */
  settled?: { where(now: Date): AnyWhere; whereNot(now: Date): AnyWhere }
}

/** Keys of a list's filter text. Bare text searches all of them but the named ones. */
export type Searchable = Readonly<Record<string, SearchField>>

/** What the contract says of an entity: `entities` of `@lineboard/sdk/entities`. */
export interface EntityMetadata {
  readonly fields: Readonly<Record<string, string>>
  readonly relations: Readonly<Record<string, { readonly model: string }>>
  readonly searchable: Readonly<Record<string, string>>
}

const kinds = new Set<string>(['string', 'integer', 'number', 'boolean', 'date-time'])
const isKind = (kind: string): kind is SearchKind => kinds.has(kind)

/** The kind of a field that is named: names say the unit, and of what row an id is. */
function namedKind(name: string, kind: string): SearchKind | undefined {
  if (kind === 'date') return 'string'
  if (!isKind(kind)) return undefined
  if (kind !== 'integer') return kind
  if (name.endsWith('Seconds')) return 'duration'
  return name.endsWith('Id') ? 'reference' : 'integer'
}

function kindOf(entities: Readonly<Record<string, EntityMetadata>>, model: string, path: string): SearchKind {
  const [head = '', ...rest] = path.split('.')
  const entity = entities[model]
  if (rest.length > 0) return kindOf(entities, entity?.relations[head]?.model ?? '', rest.join('.'))
  const kind = entity?.fields[head] ?? 'string'
  return isKind(kind) ? kind : 'string'
}

/** The searchable fields of an entity as the contract has them, of other models where a path leads there. */
export function searchableFields<Model extends string>(
  entities: Readonly<Record<Model, EntityMetadata>>,
  model: NoInfer<Model>,
): Searchable {
  const named = Object.entries<string>(entities[model].searchable)
  return Object.fromEntries(named.map(([key, path]) => [key, { path, kind: kindOf(entities, model, path) }]))
}

/**
 * Keys that the filter text of a list may name: the searchable ones, and all other fields of the row that have one value
 * (`status`, `talkSeconds`). Bare text does not look for those.
 */
export function filterFields<Model extends string>(
  entities: Readonly<Record<Model, EntityMetadata>>,
  model: NoInfer<Model>,
): Searchable {
  const searchable = searchableFields(entities, model)
  const named = Object.entries(entities[model].fields).flatMap(([name, field]) => {
    const kind = namedKind(name, field)
    // A status is the result of a call once it is over.
    const settled = model === 'CallLog' && name === 'status' && { settled: settledCalls }
    const isKey = kind && !Object.hasOwn(searchable, name)
    return isKey ? [[name, { path: name, kind, isNamed: true, ...settled }] as const] : []
  })
  return { ...searchable, ...Object.fromEntries(named) }
}
