import { entities } from '@lineboard/contract/entities'

/** What the contract says of a relation. */
export interface RelationMeta {
  readonly model: string
  readonly type: 'belongsTo' | 'hasMany'
  readonly foreignKey: string
}

/** What the contract says of an entity. */
export interface EntityMeta {
  /** Field name to kind: integer, number, string, boolean, date-time, date, object, array or any. */
  readonly fields: Readonly<Record<string, string>>
  readonly relations: Readonly<Record<string, RelationMeta>>
}

const byName: Readonly<Record<string, EntityMeta>> = entities

/** Names of all entities. */
export const entityNames: readonly string[] = Object.keys(byName)

/** Metadata of an entity; without fields for the server's own tables. */
export function entityMeta(model: string): EntityMeta | undefined {
  return Object.hasOwn(byName, model) ? byName[model] : undefined
}
