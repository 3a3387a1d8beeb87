import { entities } from './generated/entities.gen.ts'

/** A place in the rows of an entity that holds the id of a row of another one. */
export interface Reference {
  model: string
  /** Path of the id: `sip_gatewayId`, or `targets.target` where it stands inside a list. */
  field: string
  /** Where the id may be of several models: the field beside it, and what that says of this one. */
  kind?: { field: string; is: string }
}

interface Relation {
  readonly model: string
  readonly type: string
  readonly foreignKey: string
}

interface Entity {
  readonly fields: Readonly<Record<string, string>>
  readonly relations: Readonly<Record<string, Relation>>
  readonly references: Readonly<Record<string, { kindField: string; models: Readonly<Record<string, string>> }>>
}

interface Naming extends Reference {
  names: string
}

const known: Readonly<Record<string, Entity>> = entities

/** Each foreign key as the relations say: whose field it is, and what it names. */
const keys = Object.entries(known).flatMap(([model, { relations }]) =>
  Object.values(relations).map(
    (relation): Naming =>
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
  Object.keys(fields).flatMap((field): Naming[] => {
    const names = meaningOf(field)
    return names === undefined ? [] : [{ model, field, names }]
  }),
)

/** Ids hidden inside values: the targets of a routing action, what a key of a voice menu leads to. */
const hidden = Object.entries(known).flatMap(([model, { references }]) =>
  Object.entries(references).flatMap(([field, { kindField, models }]) =>
    Object.entries(models).map(([is, names]): Naming => ({ model, field, kind: { field: kindField, is }, names })),
  ),
)

/** Name of a reference in a sentence about the contract: `OpNumber.sip_gatewayId`. */
export const referenceName = ({ model, field }: Pick<Reference, 'model' | 'field'>): string => `${model}.${field}`

/** Where rows of an entity are named by their id: what is concerned when one of them goes. */
export function referencesTo(entity: string): Reference[] {
  const found = new Map<string, Reference>()
  for (const { names, ...reference } of [...keys, ...likeKeys, ...hidden]) {
    if (names === entity) found.set(`${referenceName(reference)} ${reference.kind?.is ?? ''}`, reference)
  }
  return [...found.values()]
}

const named = new Map([...likeKeys, ...keys].map((each) => [referenceName(each), each.names]))

/** The entity whose id a field holds; undefined for a field that holds none. */
export const entityNamedBy = (model: string, field: string): string | undefined =>
  named.get(referenceName({ model, field }))

/** The ids of one entity that a row has at the place a reference speaks of. */
export function idsAt({ field, kind }: Pick<Reference, 'field' | 'kind'>, row: object): number[] {
  const [list, name] = field.includes('.') ? field.split('.') : [undefined, field]
  const under: unknown = list === undefined ? [row] : Reflect.get(row, list)
  const holders: unknown[] = Array.isArray(under) ? under : []
  return holders.flatMap((holder) => {
    if (typeof holder !== 'object' || holder === null) return []
    if (kind && Reflect.get(holder, kind.field) !== kind.is) return []
    const id = Number(Reflect.get(holder, name ?? ''))
    return Number.isInteger(id) && id > 0 ? [id] : []
  })
}
