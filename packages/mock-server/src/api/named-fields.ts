import type { SchemaNode } from '@lineboard/contract/openapi-document'

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * The fields of a body that its schema names, inside objects and lists too: what else a client sends is not for it to set. Where
 * a schema lists no fields, all are taken.
 */
export function namedFields(schema: SchemaNode | undefined, value: unknown): unknown {
  if (Array.isArray(value)) return schema?.items ? value.map((item) => namedFields(schema.items, item)) : value
  const { properties } = schema ?? {}
  if (!properties || !isObject(value)) return value
  const named = Object.entries(value).filter(([name]) => Object.hasOwn(properties, name))
  return Object.fromEntries(named.map(([name, inner]) => [name, namedFields(properties[name], inner)]))
}
