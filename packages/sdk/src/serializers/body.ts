import type { BodyKind } from '../operations/operation-entry.ts'
import { serializeForm } from './form.ts'
import { serializeMultipart } from './multipart.ts'

type Fields = Readonly<Record<string, unknown>>

/** How a body of each kind goes over the wire. */
export const bodySerializers: Readonly<Record<BodyKind, (body: Fields) => BodyInit>> = {
  json: (body) => JSON.stringify(body),
  form: serializeForm,
  multipart: serializeMultipart,
}

/** Media type to name with a body. The platform names that of a multipart body itself, with its boundary. */
export const contentTypes: Readonly<Record<BodyKind, Readonly<Record<string, string>>>> = {
  json: {},
  form: { 'Content-Type': 'application/x-www-form-urlencoded' },
  multipart: {},
}
