import type { Resource } from '../../resource/define-resource.ts'
import type { Form } from '../../resource/form/form.ts'
import { isRequired } from '../../resource/form/is-required.ts'
import type { ImportRules } from '../../resource/import-rules.ts'
import type { ImportField } from './guess-headers.ts'

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
