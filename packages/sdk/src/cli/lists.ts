import type { entities } from '@lineboard/contract/entities'
import type { ImportedEntity } from '@lineboard/contract/imports'
import { rowProblems } from '@lineboard/contract/row-rules'
import { ruled } from '@lineboard/contract/row-rules/ruled'
import {
  zBlacklistNumberInput,
  zCustomerInput,
  zOpNumberInput,
  zPhoneBookInput,
  zReceivingNumberInput,
  zSipGatewayInput,
  zTrackingSourceInput,
  zWhitelistInput,
} from '@lineboard/contract/zod'
import type { Lineboard } from '../client/client.ts'
import type { InputSchema } from '../csv/index.ts'
import type { CallOptions } from '../operations/operation-types.ts'
import { CliError } from './flags.ts'

/** A row, whatever its list. */
export type Row = Record<string, unknown>

/** The calls of a list; methods, so that any model of the client is one. */
export interface ListCalls {
  find(args: { filter: object }, options?: CallOptions): Promise<object[]>
  count?(args: { where: object }, options?: CallOptions): Promise<{ count: number }>
}

/** How rows of a list are made. */
export interface Importing {
  entity: ImportedEntity
  /** Schema of the contract that a new row must meet, with the rules that no schema can say. */
  schema: InputSchema<Row> & { readonly shape: object }
  /** Makes a row. A method, for the same reason. */
  calls: (api: Lineboard) => { create(args: { body: object }, options?: CallOptions): Promise<object> }
}

/** A list in the field's terms. */
export interface List {
  entity: keyof typeof entities
  calls: (api: Lineboard) => ListCalls
  /** The timestamp that a period is of. */
  dateField?: string
  importing?: Importing
}

const importingOf = <Schema extends Parameters<typeof ruled>[0] & Importing['schema']>(
  entity: ImportedEntity,
  schema: Schema,
  calls: Importing['calls'],
): Pick<List, 'entity' | 'importing'> => ({
  entity,
  importing: { entity, schema: ruled(schema, (row) => rowProblems(entity, row)), calls },
})

/** The lists by name, as the web app calls them. */
const lists: Readonly<Record<string, List>> = {
  'call-logs': { entity: 'CallLog', calls: (api) => api.CallLog, dateField: 'startedAt' },
  customers: {
    ...importingOf('Customer', zCustomerInput, (api) => api.Customer),
    calls: (api) => api.Customer,
    dateField: 'createdAt',
  },
  'tracking-numbers': {
    ...importingOf('OpNumber', zOpNumberInput, (api) => ({ create: api.OpNumber.upsert })),
    calls: (api) => api.OpNumber,
    dateField: 'createdAt',
  },
  'receiving-numbers': {
    ...importingOf('ReceivingNumber', zReceivingNumberInput, (api) => api.ReceivingNumber),
    calls: (api) => api.ReceivingNumber,
    dateField: 'createdAt',
  },
  'tracking-sources': {
    ...importingOf('TrackingSource', zTrackingSourceInput, (api) => ({ create: api.TrackingSource.upsert })),
    calls: (api) => api.TrackingSource,
    dateField: 'createdAt',
  },
  'blocked-numbers': {
    ...importingOf('BlacklistNumber', zBlacklistNumberInput, (api) => api.BlacklistNumber),
    calls: (api) => ({ find: api.BlacklistNumber.find }),
    dateField: 'createdAt',
  },
  contacts: {
    ...importingOf('PhoneBook', zPhoneBookInput, (api) => ({ create: api.PhoneBook.upsert })),
    calls: (api) => ({ find: api.PhoneBook.find }),
  },
  gateways: {
    ...importingOf('SipGateway', zSipGatewayInput, (api) => api.SipGateway),
    calls: (api) => api.SipGateway,
  },
  whitelist: {
    ...importingOf('Whitelist', zWhitelistInput, (api) => api.Whitelist),
    calls: (api) => api.Whitelist,
    dateField: 'createdAt',
  },
  'voice-menus': { entity: 'Ivr', calls: (api) => api.Ivr },
  users: { entity: 'DashUser', calls: (api) => api.DashUser },
  roles: { entity: 'DashRole', calls: (api) => api.DashRole },
  transactions: { entity: 'PaymentTransaction', calls: (api) => api.PaymentTransaction, dateField: 'createdAt' },
  'audit-log': { entity: 'AuditLog', calls: (api) => api.AuditLog, dateField: 'createdAt' },
}

/** Names of the lists, those alone that rows can be imported into if wanted. */
export const listNames = (isImport: boolean): string[] =>
  Object.keys(lists).filter((name) => !isImport || lists[name]?.importing)

/** The list of a name. Throws a CliError that names them all. */
export function listOf(name: string | undefined, isImport: boolean): List {
  const known = listNames(isImport)
  const list = name !== undefined && known.includes(name) ? lists[name] : undefined
  if (list) return list
  throw new CliError(
    `${name === undefined ? 'Which list?' : `There is no list ${name}.`} Choose one of ${known.join(', ')}.`,
  )
}
