import { serializeForm } from './form.ts'
import { serializeMultipart } from './multipart.ts'

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
