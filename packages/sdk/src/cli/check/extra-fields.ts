import type { ContractDocument, Schema } from '@lineboard/contract/document'
import { isObject } from '../../filter/is-object.ts'

function follow(document: ContractDocument, schema: Schema | undefined): Schema | undefined {
  if (schema?.$ref === undefined) return schema
  return follow(document, document.components.schemas[schema.$ref.split('/').at(-1) ?? ''])
}

/** Fields of an answer that its schema does not name, as `/field`, those of all rows together. */
export function extraFields(
  document: ContractDocument,
  schema: Schema | undefined,
  value: unknown,
  path = '',
): string[] {
  const known = follow(document, schema)
  if (!known) return []
  if (Array.isArray(value)) {
    return [...new Set(value.flatMap((item) => extraFields(document, known.items, item, path)))]
  }
  const { properties, additionalProperties } = known
  // A map of anything, or a choice, names no fields: every one may be meant.
  if (!properties || isObject(additionalProperties) || !isObject(value)) return []
  return Object.entries(value).flatMap(([name, field]) =>
    Object.hasOwn(properties, name)
      ? extraFields(document, properties[name], field, `${path}/${name}`)
      : [`${path}/${name}`],
  )
}
