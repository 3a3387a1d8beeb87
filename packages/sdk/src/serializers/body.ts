import type { BodyKind } from '../operations/operation-entry.ts'
import { serializeForm } from './form.ts'
import { serializeMultipart } from './multipart.ts'

interface SerializedBody {
  body: BodyInit
  /** Undefined where the platform names the media type itself: a multipart body's has its boundary in it. */
  contentType?: string
}

/** How a body of each kind goes over the wire. */
export const bodySerializers: Readonly<Record<BodyKind, (body: unknown) => SerializedBody>> = {
  json: (body) => ({ body: JSON.stringify(body), contentType: 'application/json' }),
  form: (body) => ({ body: serializeForm(body), contentType: 'application/x-www-form-urlencoded' }),
  multipart: (body) => ({ body: serializeMultipart(body) }),
}
