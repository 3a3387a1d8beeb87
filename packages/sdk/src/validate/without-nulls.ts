import { freeNames } from '@lineboard/contract/answers'
import { isObject } from '../filter/is-object.ts'

const free = new Set(freeNames.split(' '))

/**
 * An answer as it is read: without the fields that are null, as `/field`, those of all rows together. Databases write null for what is not there; a field
 * that must have a value is missing then.
 */
export function withoutNulls(value: unknown, path = ''): { value: unknown; nulls: string[] } {
  if (Array.isArray(value)) {
    const items = value.map((item) => withoutNulls(item, path))
    return { value: items.map((item) => item.value), nulls: [...new Set(items.flatMap(({ nulls }) => nulls))] }
  }
  if (!isObject(value)) return { value, nulls: [] }
  const [fields, nulls]: [[string, unknown][], string[]] = [[], []]
  for (const [name, field] of Object.entries(value)) {
    const inner = free.has(name) ? { value: field, nulls: [] } : withoutNulls(field, `${path}/${name}`)
    nulls.push(...(field === null ? [`${path}/${name}`] : inner.nulls))
    if (field !== null) fields.push([name, inner.value])
  }
  return { value: Object.fromEntries(fields), nulls }
}
