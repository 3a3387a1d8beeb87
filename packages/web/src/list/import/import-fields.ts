import type { Form } from '../../kit/define-form.ts'
import type { Resource } from '../../kit/define-resource.ts'
import { isRequired } from '../../kit/form/is-required.ts'
import type { ImportRules } from '../../kit/import-rules.ts'
import { fieldLabel } from '../../lib/errors/field-words.ts'
import type { ImportField } from './guess-headers.ts'

// What files call a phone number, whatever it is for.
const phoneWords = ['phone', 'phone number', 'telephone', 'tel', 'mobile', 'did', 'number']

/** The fields a file can fill, labelled as the list labels them, and the rows of other lists that it can name. */
export const importFields = (
  { columns }: Pick<Resource, 'columns'>,
  { schema }: Pick<Form, 'schema'>,
  { fields, phones = [], links = [], labels = {}, alsoCalled = {} }: ImportRules,
): ImportField[] => [
  ...fields.map((field) => ({
    field,
    label: columns.find((column) => column.field === field)?.label ?? labels[field] ?? fieldLabel(field),
    isRequired: isRequired(schema, field),
    words: [...(alsoCalled[field] ?? []), ...(phones.includes(field) ? phoneWords : [])],
  })),
  ...links.map(({ column, label }) => ({ field: column, label, isRequired: false, words: alsoCalled[column] ?? [] })),
]
