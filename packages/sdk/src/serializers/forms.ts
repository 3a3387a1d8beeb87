import { serializeForm } from './form.ts'
import { serializeMultipart } from './multipart.ts'

/** Encodes the bodies that are no JSON. The platform names their media types itself. */
export interface FormEncoders {
  form(body: unknown): URLSearchParams
  multipart(body: unknown): FormData
}

/** What encodes forms and files. A client has it; see `bindOperation`. */
export const forms: FormEncoders = { form: serializeForm, multipart: serializeMultipart }
