import { isObject } from '../filter/is-object.ts'

/** Form body of a call: lists and objects become JSON, what is undefined or null is left out. */
export function serializeForm(fields: unknown): URLSearchParams {
  const form = new URLSearchParams()
  for (const [name, value] of Object.entries(isObject(fields) ? fields : {})) {
    if (value === undefined || value === null) continue
    const field = value instanceof Date ? value.toISOString() : value
    form.set(name, typeof field === 'object' ? JSON.stringify(field) : String(field))
  }
  return form
}
