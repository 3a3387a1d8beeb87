import { dropBlank } from '../form/drop-blank.ts'
import { type Form, schemaOf } from '../form/form.ts'

/** What of a row a save sends back: the fields of the schema, without the empty ones. */
export function bodyOfRow(form: Form, row: object): object {
  const known = new Set(Object.keys(schemaOf(form, row).shape))
  return dropBlank(Object.fromEntries(Object.entries(row).filter(([key]) => known.has(key))))
}

/** Of the values in a form those that are saved by calls of their own. */
export const apartOf = ({ savedApart = [] }: Form, values: object): object =>
  Object.fromEntries(savedApart.map((name) => [name, Reflect.get(values, name)]))

/** All of a row that saving its form writes. */
export const savedOf = (form: Form, row: object): object => ({
  ...bodyOfRow(form, row),
  ...apartOf(form, form.toValues(row)),
})
