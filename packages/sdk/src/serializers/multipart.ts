import { isObject } from '../filter/is-object.ts'
import { fieldText } from './json-text.ts'

/** Multipart body of a call. Text in the part `file` goes as a CSV file: servers tell a file by its having a name. Throws as `fieldText` does. */
export function serializeMultipart(parts: unknown, place = ''): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(isObject(parts) ? parts : {})) {
    if (value === undefined || value === null) continue
    if (value instanceof Blob) form.append(name, value)
    else if (name === 'file') form.append(name, new Blob([String(value)], { type: 'text/csv' }), 'upload.csv')
    else form.append(name, fieldText(place, value, name))
  }
  return form
}
