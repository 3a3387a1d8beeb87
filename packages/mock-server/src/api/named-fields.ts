import type { SchemaNode } from '@lineboard/contract/openapi-document'
import { settable } from '../contract/settable.ts'

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * The fields of a body that a client sets, inside objects and lists too: what else a client sends is not for it to set. Where
 * a schema lists no fields, all are taken.
 */
export function namedFields(schema: SchemaNode | undefined, value: unknown): unknown {
  if (Array.isArray(value)) return schema?.items ? value.map((item) => namedFields(schema.items, item)) : value
  const { properties } = schema ?? {}
  if (!properties || !isObject(value)) return value
  const names = settable(schema)
  const named = Object.entries(value).filter(([name]) => names.includes(name))
  return Object.fromEntries(named.map(([name, inner]) => [name, namedFields(properties[name], inner)]))
}
