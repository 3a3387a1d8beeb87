import type { components } from '../generated/schema.gen.ts'
import { restoresLost } from '../restorable.ts'

// What each list imports, for the web app, the SDK, the command and the mock server.

type Schemas = components['schemas']

/** What creates a row of each entity that can be imported. */
interface Inputs {
  BlacklistNumber: Schemas['BlacklistNumberInput']
  Customer: Schemas['CustomerInput']
  OpNumber: Schemas['OpNumberInput']
  PhoneBook: Schemas['PhoneBookInput']
  ReceivingNumber: Schemas['ReceivingNumberInput']
  SipGateway: Schemas['SipGatewayInput']
  TrackingSource: Schemas['TrackingSourceInput']
  Whitelist: Schemas['WhitelistInput']
}

/** Entities that can be imported. */
export type ImportedEntity = keyof Inputs

/** Rows of another entity that a file names in a column, by a field of theirs instead of their ids. */
export interface NamedRows {
  /** The field of the id. */
  readonly field: string
  readonly column: string
  readonly model: string
  /** The field that a file has. */
  readonly match: string
  /** It is a phone number. */
  readonly isPhone?: true
  /** Those of the owner are everybody's. */
  readonly isShared?: true
}

/** Texts of a row by field. */
export type TextsByField = Readonly<Record<string, string>>

/** Why a row that exists may not be changed as a file says. */
export interface ImportRefusal {
  field: string
  kind: 'tooLate'
}

/** How a list is read from files. */
export interface ListImport<Field extends string = string> {
  /** Fields a file can fill, in the order of the template. A column with the API's name of another field of the input fills that one. */
  readonly fields: readonly Field[]
  /** Fields that no two rows of one customer share, all together. Existing rows are looked up by the first. */
  readonly key: readonly [Field, ...Field[]]
  /** Values that the server stores for fields of the key that a row leaves out. */
  readonly defaults?: (row: object) => object
  /** Rows of other lists, named by number or name. */
  readonly named?: readonly NamedRows[]
  /** Texts of fields that stand together in one column. */
  readonly parts?: (texts: TextsByField) => TextsByField
  /** Changes of an existing row that the server rejects. */
  refuses?(row: object, input: object, now: Date): readonly ImportRefusal[]
}

/** Fields that a whitelist entry leaves out: a single address, any port, any transport. */
export const entryDefaults = (ip: string): { mask: 32 | 128; port: 0; proto: 'any' } => ({
  mask: ip.includes(':') ? 128 : 32,
  port: 0,
  proto: 'any',
})

/** An address such as `203.0.113.0/24` in two; without a slash it is all address. */
export function splitNetwork(text: string): { ip: string; mask?: string } {
  const [ip = '', ...rest] = text.trim().split('/')
  return rest.length > 0 ? { ip, mask: rest.join('/') } : { ip }
}

/** What files of tracking numbers name: the columns are those of the API's own files. */
export const namedByNumbers = [
  { field: 'receiving_numberId', column: 'receiving_number', model: 'ReceivingNumber', match: 'number', isPhone: true },
  { field: 'sip_gatewayId', column: 'sip_gateway', model: 'SipGateway', match: 'name', isShared: true },
  { field: 'tracking_sourceId', column: 'tracking_source', model: 'TrackingSource', match: 'name' },
  { field: 'routing_actionId', column: 'routing_action', model: 'RoutingAction', match: 'name' },
] as const satisfies readonly NamedRows[]

/** The customer of a row, in files of the owner's staff. */
export const namedCustomer = {
  field: 'customerId',
  column: 'customer',
  model: 'Customer',
  match: 'companyName',
} as const satisfies NamedRows

type Imports = { readonly [Entity in ImportedEntity]: ListImport<keyof Inputs[Entity] & string> }

const imports: Imports = {
  BlacklistNumber: { key: ['number'], fields: ['number', 'description'] },
  Customer: {
    key: ['companyName'],
    fields: [
      ...(['companyName', 'companyId', 'firstName', 'lastName', 'billingEmail', 'contactEmail', 'phone'] as const),
      ...(['website', 'vatNumber', 'currency'] as const),
    ],
  },
  OpNumber: {
    key: ['tracking_number'],
    fields: ['tracking_number', 'description', 'companyId', 'status'],
    named: namedByNumbers,
    refuses(row: Schemas['OpNumber'], { status }: Partial<Inputs['OpNumber']>, now) {
      return status !== undefined && restoresLost(row, { status }, now) ? [{ field: 'status', kind: 'tooLate' }] : []
    },
  },
  PhoneBook: {
    key: ['number'],
    fields: ['number', 'name', 'company', 'email', 'street', 'city', 'state', 'country', 'notes'],
  },
  ReceivingNumber: { key: ['number'], fields: ['number', 'description', 'companyId'] },
  SipGateway: {
    key: ['name'],
    fields: ['name', 'address', 'port', 'transport', 'type', 'digitsStrip', 'prefix', 'description'],
  },
  TrackingSource: {
    key: ['name'],
    fields: ['name', 'type', 'description', 'companyId', 'monthlyCost', 'callValue'],
  },
  Whitelist: {
    key: ['ip', 'mask', 'port', 'proto', 'pattern'],
    fields: ['ip', 'mask', 'port', 'proto', 'pattern'],
    defaults: (row) => entryDefaults(String(Reflect.get(row, 'ip') ?? '')),
    parts: ({ ip = '', mask = '', ...texts }) => ({ ...texts, mask, ...splitNetwork(ip) }),
  },
}

/** How a list is read from files. */
export const importOf = (entity: ImportedEntity): ListImport => imports[entity]

/** Whether the rows of an entity can be imported. */
export const isImported = (entity: string): entity is ImportedEntity => Object.hasOwn(imports, entity)

/** Names of the entities that can be imported. */
export const importedEntities: readonly ImportedEntity[] = Object.keys(imports).filter(isImported)

/** The values of a row's key; undefined for a row without the first one, which is no duplicate of any other. */
export function importKeyValues(entity: ImportedEntity, row: object): [string | number, ...unknown[]] | undefined {
  const {
    key: [first, ...others],
    defaults,
  } = importOf(entity)
  const lead: unknown = Reflect.get(row, first)
  if (typeof lead !== 'string' && typeof lead !== 'number') return undefined
  const omitted = defaults?.(row) ?? {}
  return [lead, ...others.map((field) => Reflect.get(row, field) ?? Reflect.get(omitted, field) ?? '')]
}
