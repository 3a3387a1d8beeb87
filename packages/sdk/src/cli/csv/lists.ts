import type { entities } from '@lineboard/contract/entities'
import { rowProblems } from '@lineboard/contract/row-rules'
import { ruled } from '@lineboard/contract/row-rules/ruled'
import {
  zBlacklistNumberInput,
  zCustomerInput,
  zOpNumberInput,
  zPhoneBookInput,
  zReceivingNumberInput,
  zTrackingSourceInput,
} from '@lineboard/contract/zod'
import type { Lineboard } from '../../client.ts'
import type { InputSchema } from '../../csv/index.ts'
import type { CallOptions } from '../../operations/operation-types.ts'
import { CliError } from '../cli-error.ts'

/** A row, whatever its list. */
export type Row = Record<string, unknown>

/** The calls of a list; methods, so that any model of the client is one. */
export interface ListCalls {
  find(args: { filter: object }, options?: CallOptions): Promise<object[]>
  count?(args: { where: object }, options?: CallOptions): Promise<{ count: number }>
}

/** How rows of a list are made. */
export interface Importing {
  /** Schema of the contract that a new row must meet, with the rules that no schema can say. */
  schema: InputSchema<Row> & { readonly shape: object }
  /** Field by which a row is known to be there already. */
  key: string
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

const ruleOf = (model: keyof typeof entities) => (row: object) => rowProblems(model, row)

/** The lists by name, as the web app calls them. */
const lists: Readonly<Record<string, List>> = {
  'call-logs': { entity: 'CallLog', calls: (api) => api.CallLog, dateField: 'startedAt' },
  customers: {
    entity: 'Customer',
    calls: (api) => api.Customer,
    dateField: 'createdAt',
    importing: { schema: ruled(zCustomerInput, ruleOf('Customer')), key: 'companyName', calls: (api) => api.Customer },
  },
  'tracking-numbers': {
    entity: 'OpNumber',
    calls: (api) => api.OpNumber,
    dateField: 'createdAt',
    importing: {
      schema: ruled(zOpNumberInput, ruleOf('OpNumber')),
      key: 'tracking_number',
      calls: (api) => ({ create: api.OpNumber.upsert }),
    },
  },
  'receiving-numbers': {
    entity: 'ReceivingNumber',
    calls: (api) => api.ReceivingNumber,
    dateField: 'createdAt',
    importing: {
      schema: ruled(zReceivingNumberInput, ruleOf('ReceivingNumber')),
      key: 'number',
      calls: (api) => api.ReceivingNumber,
    },
  },
  'tracking-sources': {
    entity: 'TrackingSource',
    calls: (api) => api.TrackingSource,
    dateField: 'createdAt',
    importing: {
      schema: ruled(zTrackingSourceInput, ruleOf('TrackingSource')),
      key: 'name',
      calls: (api) => ({ create: api.TrackingSource.upsert }),
    },
  },
  'blocked-numbers': {
    entity: 'BlacklistNumber',
    calls: (api) => ({ find: api.BlacklistNumber.find }),
    dateField: 'createdAt',
    importing: {
      schema: ruled(zBlacklistNumberInput, ruleOf('BlacklistNumber')),
      key: 'number',
      calls: (api) => api.BlacklistNumber,
    },
  },
  contacts: {
    entity: 'PhoneBook',
    calls: (api) => ({ find: api.PhoneBook.find }),
    importing: {
      schema: ruled(zPhoneBookInput, ruleOf('PhoneBook')),
      key: 'number',
      calls: (api) => ({ create: api.PhoneBook.upsert }),
    },
  },
  gateways: { entity: 'SipGateway', calls: (api) => api.SipGateway },
  whitelist: { entity: 'Whitelist', calls: (api) => api.Whitelist, dateField: 'createdAt' },
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
