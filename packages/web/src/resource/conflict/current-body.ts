import { dropBlank } from '../form/drop-blank.ts'
import { type Form, schemaOf } from '../form/form.ts'

/** What of a row a save sends back: the fields of the schema, without the empty ones. */
export function bodyOfRow(form: Form, row: object): object {
  const known = new Set(Object.keys(schemaOf(form, row).shape))
  return dropBlank(Object.fromEntries(Object.entries(row).filter(([key]) => known.has(key))))
}
