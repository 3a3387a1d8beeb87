import type { SchemaNode } from '@lineboard/contract/openapi-document'

function schemaAt(schema: SchemaNode | undefined, path: readonly string[]): SchemaNode | undefined {
  return path.reduce<SchemaNode | undefined>(
    (node, key) => (/^\d+$/.test(key) ? node?.items : node?.properties?.[key]),
    schema,
  )
}

/**
 * The currency that an amount in a body is of, as the contract describes its field: US dollars, or that of the row it stands in. Undefined
 * for what is no amount of money, and where the row says no currency.
 */
export function currencyOfField(
  schema: SchemaNode | undefined,
  path: readonly string[],
  row: unknown,
): string | undefined {
  const { description = '', type } = schemaAt(schema, path) ?? {}
  // Ids are whole numbers, also those of prices.
  if (type !== 'number') return undefined
  if (/\bUSD\b/.test(description)) return 'USD'
  const currency: unknown = /\bcurrency\b/.test(description) ? Reflect.get(Object(row), 'currency') : undefined
  return typeof currency === 'string' && /^[A-Z]{3}$/.test(currency) ? currency : undefined
}
