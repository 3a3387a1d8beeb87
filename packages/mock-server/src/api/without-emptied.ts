import type { SchemaNode } from '@lineboard/contract/openapi-document'

const takesNull = (schema: SchemaNode | undefined) => Array.isArray(schema?.type) && schema.type.includes('null')

/** A body without the optional fields that a client empties by null, as LoopBack lets it; the handlers find their names in `sent`. */
export function withoutEmptied(schema: SchemaNode | undefined, body: unknown): unknown {
  if (!schema?.properties || typeof body !== 'object' || body === null || Array.isArray(body)) return body
  const { properties, required = [] } = schema
  const isEmptied = (name: string, value: unknown) =>
    value === null && Object.hasOwn(properties, name) && !required.includes(name) && !takesNull(properties[name])
  return Object.fromEntries(Object.entries(body).filter(([name, value]) => !isEmptied(name, value)))
}
