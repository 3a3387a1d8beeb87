import type { FieldValues } from 'react-hook-form'
import type { Form, OwnCall } from '../define-form.ts'

/** Saves what a form has for one row, as the form wants it saved: by the row's own call, or as a whole. */
export const saveForm = (form: Form, row: object | undefined, values: FieldValues, own: OwnCall): Promise<object> =>
  form.saveWhole ? form.saveWhole(row, values, own) : own.send(own.body, row)
