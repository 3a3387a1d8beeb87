import { assertPart } from '../filter/assert-part.ts'
import { isObject } from '../filter/is-object.ts'

/** The fields to ask for, with these keys among them. Throws a FilterError for what are no fields. */
export function withFields(fields: unknown, keys: readonly string[]): unknown {
  if (fields === undefined) return fields
  assertPart('fields', fields)
  if (Array.isArray(fields)) return fields.length > 0 ? [...new Set([...fields, ...keys])] : fields
  if (!isObject(fields)) return fields
  const isChosen = Object.values(fields).includes(true)
  if (isChosen) return { ...fields, ...Object.fromEntries(keys.map((key) => [key, true])) }
  return Object.fromEntries(Object.entries(fields).filter(([field]) => !keys.includes(field)))
}
