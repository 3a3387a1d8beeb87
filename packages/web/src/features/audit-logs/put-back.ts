import type { Form } from '../../kit/define-form.ts'
import { withEdits } from '../../kit/rows/field-conflicts.ts'
import { changeRow, untouched } from '../../kit/rows/save-row.ts'
import type { Saving } from './saved-apart.ts'
import type { FieldUndo } from './undo-rule.ts'

/**
 * Puts fields of a row back to what they were, as its form would save it: nothing else of it changes. Answers the row as it is stored.
 * Throws what the call throws.
 */
export function putBack(resource: Saving, form: Form, row: object, fields: readonly FieldUndo[]): Promise<object> {
  const body = withEdits(
    untouched(form, row),
    fields.map(({ field, before }) => [field, before === null ? undefined : before]),
  )
  return changeRow(resource, form, row, body)
}
