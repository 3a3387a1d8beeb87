import { entities } from './generated/entities.gen.ts'

/** A field of an entity that holds the id of a row of another one. */
export interface Reference {
  model: string
  field: string
}

interface Relation {
  readonly model: string
  readonly type: string
  readonly foreignKey: string
}

interface Entity {
  readonly fields: Readonly<Record<string, string>>
  readonly relations: Readonly<Record<string, Relation>>
}

const known: Readonly<Record<string, Entity>> = entities

/** Each foreign key as the relations say: whose field it is, and what it names. */
const keys = Object.entries(known).flatMap(([model, { relations }]) =>
  Object.values(relations).map((relation) =>
    relation.type === 'belongsTo'
      ? { model, field: relation.foreignKey, names: relation.model }
      : { model: relation.model, field: relation.foreignKey, names: model },
  ),
)

/** What the key called `name` names, wherever it has a relation; undefined where that differs. */
function meaningOf(name: string): string | undefined {
  const [first, ...others] = new Set(keys.filter(({ field }) => field === name).map(({ names }) => names))
  return others.length === 0 ? first : undefined
}

/** Fields without a relation of their own that are called like a foreign key: the `customerId` of an API key. */
const likeKeys = Object.entries(known).flatMap(([model, { fields }]) =>
  Object.keys(fields).flatMap((field) => {
    const names = meaningOf(field)
    return names === undefined ? [] : [{ model, field, names }]
  }),
)

/** Where rows of an entity are named by their id: what is concerned when one of them goes. */
export function referencesTo(entity: string): Reference[] {
  const found = new Map<string, Reference>()
  for (const { model, field, names } of [...keys, ...likeKeys]) {
    if (names === entity) found.set(`${model}.${field}`, { model, field })
  }
  return [...found.values()]
}
