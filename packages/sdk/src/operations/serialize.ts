import { isObject } from '../filter/is-object.ts'

/**
 * A value as JSON, which has no NaN, no infinite numbers and no invalid dates: they would become null, which empties a field. Throws a TypeError
 * that names the field; `name` is that of the value itself.
 */
export const jsonText = (place: string, value: unknown, name = 'body'): string =>
  JSON.stringify(value, function (this: Readonly<Record<string, unknown>>, key, written: unknown) {
    // As it was given: a date has become text, or null, by now.
    const given = this[key]
    if (written === null ? given !== null : typeof written === 'number' && !Number.isFinite(written))
      throw new TypeError(`${place}${key || name} is ${given}`)
    return written
  })

/** A value outside of a JSON body: times as ISO text, lists and objects as JSON. Throws as `jsonText` does. */
const fieldText = (place: string, value: unknown, name: string): string =>
  typeof value === 'object' || typeof value === 'number'
    ? jsonText(place, value, name).replace(/^"|"$/g, '')
    : String(value)

/** Form body of a call: lists and objects become JSON, what is undefined or null is left out. Throws as `fieldText` does. */
function serializeForm(fields: unknown, place = ''): URLSearchParams {
  const form = new URLSearchParams()
  for (const [name, value] of Object.entries(isObject(fields) ? fields : {})) {
    if (value === undefined || value === null) continue
    form.set(name, fieldText(place, value, name))
  }
  return form
}

/** What a file is made of: a stream, or what is of another kind, would go out as `[object Object]`. */
function contentOf(value: unknown, place: string): BlobPart {
  if (typeof value === 'string' || value instanceof ArrayBuffer || ArrayBuffer.isView(value)) return value as BlobPart
  throw new TypeError(`${place}file is neither text nor a Blob`)
}

/** Multipart body of a call. Text in the part `file` goes as a CSV file: servers tell a file by its having a name. Throws as `fieldText` does. */
function serializeMultipart(parts: unknown, place = ''): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(isObject(parts) ? parts : {})) {
    if (value === undefined || value === null) continue
    if (value instanceof Blob) form.append(name, value)
    else if (name === 'file') form.append(name, new Blob([contentOf(value, place)], { type: 'text/csv' }), 'upload.csv')
    else form.append(name, fieldText(place, value, name))
  }
  return form
}

/**
 * Encodes the bodies that are no JSON. The platform names their media types itself. Both throw a TypeError, which begins with the place, for a number
 * or date that is none.
 */
export interface FormEncoders {
  form(body: unknown, place?: string): URLSearchParams
  multipart(body: unknown, place?: string): FormData
}

/** What encodes forms and files. A client has it; see `bindOperation`. */
export const forms: FormEncoders = { form: serializeForm, multipart: serializeMultipart }

/**
 * Query of a call: objects become JSON, percent-encoded once; what is empty is left out. Throws a TypeError, which begins with the place, for a
 * number or date that is none.
 */
export function serializeQuery(query: Readonly<Record<string, unknown>>, place = ''): string {
  let search = ''
  for (const name of Object.keys(query)) {
    const text = fieldText(place, query[name] ?? '', name)
    if (text) search += `${search && '&'}${name}=${encodeURIComponent(text)}`
  }
  return search
}
