import { fieldLabel } from '../../lib/errors/field-words.ts'
import type { Resource } from '../../resource/define-resource.ts'
import type { Form } from '../../resource/form/form.ts'
import { isRequired } from '../../resource/form/is-required.ts'
import type { ImportRules } from '../../resource/import-rules.ts'
import type { ImportField } from './guess-headers.ts'

/** The fields a file can fill, labelled as the list labels them. */
export const importFields = (
  { columns }: Pick<Resource, 'columns'>,
  { schema }: Pick<Form, 'schema'>,
  { fields }: ImportRules,
): ImportField[] =>
  fields.map((field) => ({
    field,
    label: columns.find((column) => column.field === field)?.label ?? fieldLabel(field),
    isRequired: isRequired(schema, field),
  }))
