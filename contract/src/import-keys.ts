/** Tells imported rows apart. */
export interface ImportKeyRule {
  /** Fields that no two rows of one customer share, all together. Existing rows are looked up by the first. */
  readonly fields: readonly [string, ...string[]]
  /** Values that the server stores for fields of the key that a row leaves out. */
  readonly defaults?: (row: object) => object
}

/** Fields that a whitelist entry leaves out: a single address, any port, any transport. */
export const entryDefaults = (ip: string): { mask: 32 | 128; port: 0; proto: 'any' } => ({
  mask: ip.includes(':') ? 128 : 32,
  port: 0,
  proto: 'any',
})

/** Keys of all entities that the web app and `lineboard import` read from files. A row with the key of another one is its duplicate. */
export const importKeys = {
  BlacklistNumber: { fields: ['number'] },
  Customer: { fields: ['companyName'] },
  OpNumber: { fields: ['tracking_number'] },
  PhoneBook: { fields: ['number'] },
  ReceivingNumber: { fields: ['number'] },
  SipGateway: { fields: ['name'] },
  TrackingSource: { fields: ['name'] },
  Whitelist: {
    fields: ['ip', 'mask', 'port', 'proto', 'pattern'],
    defaults: (row: object) => entryDefaults(String(Reflect.get(row, 'ip') ?? '')),
  },
} as const satisfies Readonly<Record<string, ImportKeyRule>>

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

/** What files of tracking numbers name: the columns are those of the API's own files. */
export const namedByNumbers = [
  { field: 'receiving_numberId', column: 'receiving_number', model: 'ReceivingNumber', match: 'number', isPhone: true },
  { field: 'sip_gatewayId', column: 'sip_gateway', model: 'SipGateway', match: 'name', isShared: true },
  { field: 'tracking_sourceId', column: 'tracking_source', model: 'TrackingSource', match: 'name' },
  { field: 'routing_actionId', column: 'routing_action', model: 'RoutingAction', match: 'name' },
] as const satisfies readonly NamedRows[]

/** An address such as `203.0.113.0/24` in two; without a slash it is all address. */
export function splitNetwork(text: string): { ip: string; mask?: string } {
  const [ip = '', ...rest] = text.trim().split('/')
  return rest.length > 0 ? { ip, mask: rest.join('/') } : { ip }
}

/** Entities that can be imported. */
export type ImportedEntity = keyof typeof importKeys

/** The values of a row's key; undefined for a row without the first one, which is no duplicate of any other. */
export function importKeyValues(
  { fields, defaults }: ImportKeyRule,
  row: object,
): [string | number, ...unknown[]] | undefined {
  const [first, ...others] = fields
  const lead: unknown = Reflect.get(row, first)
  if (typeof lead !== 'string' && typeof lead !== 'number') return undefined
  const omitted = defaults?.(row) ?? {}
  return [lead, ...others.map((field) => Reflect.get(row, field) ?? Reflect.get(omitted, field) ?? '')]
}
