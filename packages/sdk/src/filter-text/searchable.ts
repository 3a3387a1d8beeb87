/** What a searchable field holds, which decides how text is compared with it. */
export type SearchKind = 'string' | 'integer' | 'number' | 'boolean' | 'date-time'

/** Where the values of a key are found. */
export interface SearchField {
  /** Field of the row, dotted into relations: `PhoneBook.name`. */
  path: string
  kind: SearchKind
  /** Bare text is not looked for in it. @default false */
  byKeyAlone?: boolean
}

/** Keys of a list's filter text. Bare text searches all of them. */
export type Searchable = Readonly<Record<string, SearchField>>

/** What the contract says of an entity: `entities` of `@lineboard/sdk/entities`. */
export interface EntityMetadata {
  readonly fields: Readonly<Record<string, string>>
  readonly relations: Readonly<Record<string, { readonly model: string }>>
  readonly searchable: Readonly<Record<string, string>>
}

const kinds = new Set<string>(['integer', 'number', 'boolean', 'date-time'])
const isKind = (kind: string): kind is SearchKind => kinds.has(kind)

function kindOf(entities: Readonly<Record<string, EntityMetadata>>, model: string, path: string): SearchKind {
  const [head = '', ...rest] = path.split('.')
  const entity = entities[model]
  if (rest.length > 0) return kindOf(entities, entity?.relations[head]?.model ?? '', rest.join('.'))
  const kind = entity?.fields[head] ?? 'string'
  return isKind(kind) ? kind : 'string'
}

/** A field of an entity as one that can be searched, dotted into relations: `PhoneBook.name`. */
export const fieldOf = <Model extends string>(
  entities: Readonly<Record<Model, EntityMetadata>>,
  model: NoInfer<Model>,
  path: string,
): SearchField => ({ path, kind: kindOf(entities, model, path) })

/** The searchable fields of an entity as the contract has them, of other models where a path leads there. */
export function searchableFields<Model extends string>(
  entities: Readonly<Record<Model, EntityMetadata>>,
  model: NoInfer<Model>,
): Searchable {
  const named = Object.entries<string>(entities[model].searchable)
  return Object.fromEntries(named.map(([key, path]) => [key, fieldOf(entities, model, path)]))
}
