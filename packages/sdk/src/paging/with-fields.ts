import { isObject } from '../filter/is-object.ts'

/** The fields to ask for, with these keys among them. */
export function withFields(fields: unknown, keys: readonly string[]): unknown {
  if (Array.isArray(fields)) return fields.length > 0 ? [...new Set([...fields, ...keys])] : fields
  if (!isObject(fields)) return fields
  const isChosen = Object.values(fields).includes(true)
  if (isChosen) return { ...fields, ...Object.fromEntries(keys.map((key) => [key, true])) }
  return Object.fromEntries(Object.entries(fields).filter(([field]) => !keys.includes(field)))
}
