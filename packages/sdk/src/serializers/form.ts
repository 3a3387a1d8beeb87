import { isObject } from '../filter/is-object.ts'
import { fieldText } from './json-text.ts'

/** Form body of a call: lists and objects become JSON, what is undefined or null is left out. Throws as `fieldText` does. */
export function serializeForm(fields: unknown, place = ''): URLSearchParams {
  const form = new URLSearchParams()
  for (const [name, value] of Object.entries(isObject(fields) ? fields : {})) {
    if (value === undefined || value === null) continue
    form.set(name, fieldText(place, value, name))
  }
  return form
}
