import { isObject } from '../filter/is-object.ts'
import { fieldText } from './json-text.ts'

/** What a file is made of: a stream, or what is of another kind, would go out as `[object Object]`. */
function contentOf(value: unknown, place: string): BlobPart {
  if (typeof value === 'string' || value instanceof ArrayBuffer || ArrayBuffer.isView(value)) return value as BlobPart
  throw new TypeError(`${place}file is neither text nor a Blob`)
}

/** Multipart body of a call. Text in the part `file` goes as a CSV file: servers tell a file by its having a name. Throws as `fieldText` does. */
export function serializeMultipart(parts: unknown, place = ''): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(isObject(parts) ? parts : {})) {
    if (value === undefined || value === null) continue
    if (value instanceof Blob) form.append(name, value)
    else if (name === 'file') form.append(name, new Blob([contentOf(value, place)], { type: 'text/csv' }), 'upload.csv')
    else form.append(name, fieldText(place, value, name))
  }
  return form
}
