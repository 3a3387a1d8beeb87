import type { ContractDocument, Schema } from '@lineboard/contract/document'

const isRecord = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function follow(document: ContractDocument, schema: unknown): Schema | undefined {
  if (!isRecord(schema)) return undefined
  if (typeof schema.$ref !== 'string') return schema
  return follow(document, document.components.schemas[schema.$ref.split('/').at(-1) ?? ''])
}

function propertiesOf(schema: Schema): Schema | undefined {
  // A map of anything, or a choice: every name may be meant.
  if (isRecord(schema.additionalProperties) || schema.anyOf || schema.oneOf || schema.allOf) return undefined
  return isRecord(schema.properties) ? schema.properties : undefined
}

/** Fields of an answer that its schema does not name, as `/field`, those of all rows together. */
export function extraFields(document: ContractDocument, schema: unknown, value: unknown, path = ''): string[] {
  const known = follow(document, schema)
  if (!known) return []
  if (Array.isArray(value)) {
    return [...new Set(value.flatMap((item) => extraFields(document, known.items, item, path)))]
  }
  const properties = propertiesOf(known)
  if (!properties || !isRecord(value)) return []
  return Object.entries(value).flatMap(([name, field]) =>
    Object.hasOwn(properties, name)
      ? extraFields(document, properties[name], field, `${path}/${name}`)
      : [`${path}/${name}`],
  )
}
