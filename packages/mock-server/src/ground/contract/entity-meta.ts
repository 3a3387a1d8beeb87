import { entities } from '@lineboard/contract/entities'
import type { SchemaNode } from '@lineboard/contract/openapi-document'

/** What the contract says of a relation. */
interface RelationMeta {
  readonly model: string
  readonly type: 'belongsTo' | 'hasMany'
  readonly foreignKey: string
}

/** What the contract says of an entity. */
interface EntityMeta {
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

/** Models that show the rows of another one: fewer fields, or fields of related rows beside its own. */
export const viewOf: Readonly<Record<string, string>> = {
  CallLogSupport: 'CallLog',
  LightCallLog: 'CallLog',
}

const ofCall = {
  phonebookName: 'PhoneBook.name',
  PhonebookCity: 'PhoneBook.city',
  PhonebookState: 'PhoneBook.state',
  PhonebookCountry: 'PhoneBook.country',
  trackingSourceName: 'TrackingSource.name',
  routingAddress: 'SipGateway.address',
  companyName: 'Customer.companyName',
}

/**
 * Fields that are not stored but read from a related row, by model: name to path. They can be filtered and sorted by; an
 * answer carries those that the entity has.
 */
export const joinedFields: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  CallLog: ofCall,
  CallLogSupport: ofCall,
}

/** The fields of a body that a client sets: those its schema names, without those that the server sets whatever is sent. */
export function settable(schema: SchemaNode | undefined): readonly string[] {
  const servers = schema?.['x-server-sets'] ?? []
  return Object.keys(schema?.properties ?? {}).filter((name) => !servers.includes(name))
}
