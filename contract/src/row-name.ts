import { entities } from './generated/entities.gen.ts'

/** What people call rows, by the first of these fields that their entity has. */
const naming = ['name', 'companyName', 'number', 'tracking_number', 'username', 'subject', 'callerNumber'] as const

const known: Readonly<Record<string, { readonly fields: Readonly<Record<string, string>> }>> = entities

/** The field by which people call the rows of an entity; undefined where they call them by none, such as payments. */
export const nameFieldOf = (entity: string): string | undefined =>
  naming.find((field) => known[entity]?.fields[field] !== undefined)

/** Names of rows that no other row has a reference to. */
const alone: Readonly<Record<string, string>> = { Mainteinance: 'title', RedisSubscription: 'channel', Whitelist: 'ip' }

/** The field by which the audit log calls the rows of an entity, which may be gone when it is read; undefined for rows that only join others. */
export const auditNameFieldOf = (entity: string): string | undefined => nameFieldOf(entity) ?? alone[entity]
