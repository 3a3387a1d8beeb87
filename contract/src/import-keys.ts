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
