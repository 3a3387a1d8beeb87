import { type FieldErrors, type FieldValues, type Resolver, set } from 'react-hook-form'
import { pressOver } from '../../browser/after-press.ts'
import type { Form } from '../../resource/form/form.ts'
import { issueText } from '../../resource/form/issue-text.ts'
import { wireBody } from '../../resource/form/wire-body.ts'

/** Checks the chosen fields alone, after a press: what else a whole row needs, the rows have already. */
export function chosenResolver(form: Form, chosen: ReadonlySet<string>): Resolver<FieldValues> {
  return async (values) => {
    await pressOver()
    const checked = form.schema.safeParse(wireBody(form, values, undefined), { error: issueText })
    const errors: FieldErrors<FieldValues> = {}
    for (const { path, message } of checked.error?.issues ?? []) {
      const name = path.join('.')
      if (chosen.has(name)) set(errors, name, { type: 'schema', message })
    }
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} }
  }
}
