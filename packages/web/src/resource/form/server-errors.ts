import { ValidationError } from '@lineboard/sdk'
import type { FieldValues, UseFormSetError } from 'react-hook-form'
import { errorText } from '../../lib/errors/error-text.ts'
import { fieldProblem, fieldProblems } from '../../lib/errors/field-problems.ts'
import { t } from '../resource.messages.ts'

/** What a refused save says: at fields, and about the whole. */
export interface Refusal {
  /** Field path to message, for fields that are in the form. */
  fields: Record<string, string>
  /** For the head of the form; undefined when the fields say it all. */
  general: string | undefined
}

/** Whether an error is all about what was typed, so that the form alone shows it. */
export const isAboutFields = (error: unknown): boolean =>
  error instanceof ValidationError && error.details !== undefined

/** Sorts what a failed save answered into messages at fields and one for the whole form. */
export function refusalOf(error: unknown, hasField: (name: string) => boolean): Refusal {
  const general = errorText(error)
  if (!(error instanceof ValidationError) || !error.details) return { fields: {}, general }
  const { context, codes, messages } = error.details
  const shown = Object.entries(messages).filter(([name]) => hasField(name))
  const fields = Object.fromEntries(
    shown.map(([name, texts]) => [name, fieldProblem(t('form.this'), texts, codes[name])] as const),
  )
  const others = Object.fromEntries(Object.entries(messages).filter(([name]) => !hasField(name)))
  const problems = fieldProblems({ context, codes, messages: others })
  if (problems.length > 0) return { fields, general: problems.join(' ') }
  return { fields, general: shown.length > 0 ? undefined : general }
}

/** Shows the messages at their fields and moves the focus to the first of them. */
export function showRefusal({ fields }: Refusal, setError: UseFormSetError<FieldValues>): void {
  Object.entries(fields).forEach(([name, message], index) => {
    setError(name, { type: 'server', message }, { shouldFocus: index === 0 })
  })
}
