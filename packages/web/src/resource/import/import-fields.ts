import type { Resource } from '../define-resource.ts'
import type { Form } from '../form/form.ts'
import { isRequired } from '../form/is-required.ts'
import type { ImportField } from './guess-headers.ts'
import type { ImportRules } from './import-rules.ts'

/** A name of the API in words: `monthlyCost` as `Monthly cost`. */
function wordsOf(name: string): string {
  const words = name
    .replace(/_/g, ' ')
    .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The fields a file can fill, labelled as the list labels them. */
export const importFields = (
  { columns }: Pick<Resource, 'columns'>,
  { schema }: Pick<Form, 'schema'>,
  { fields }: ImportRules,
): ImportField[] =>
  fields.map((field) => ({
    field,
    label: columns.find((column) => column.field === field)?.label ?? wordsOf(field),
    isRequired: isRequired(schema, field),
  }))
