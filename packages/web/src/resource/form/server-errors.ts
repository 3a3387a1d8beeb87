import { ValidationError } from '@lineboard/sdk'
import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form'
import { errorText } from '../../lib/errors/error-text.ts'
import { fieldProblem, fieldProblems } from '../../lib/errors/field-problems.ts'
import { t } from '../resource.messages.ts'
import { fieldFor } from './field-for.ts'
import { FieldRefusal } from './field-refusal.ts'

/** What a refused save says: at fields, and about the whole. */
export interface Refusal {
  /** Field path to message, for fields that are on the screen. */
  fields: Record<string, string>
  /** For a toast and the head of the form; undefined when the fields say it all. */
  general: string | undefined
}

/** Whether an error says what is wrong with what was typed, so that the form alone shows it. */
export const isAboutFields = (error: unknown): boolean =>
  error instanceof FieldRefusal || (error instanceof ValidationError && error.details !== undefined)

/** Sorts what a failed save answered into messages at fields that are `shown` and one for the whole form. */
export function refusalOf(error: unknown, shown: Iterable<string>): Refusal {
  if (error instanceof FieldRefusal) return { fields: { ...error.fields }, general: undefined }
  const general = errorText(error)
  if (!(error instanceof ValidationError) || !error.details) return { fields: {}, general }
  const { context, codes, messages } = error.details
  const fields: Record<string, string> = {}
  const others: Record<string, string[]> = {}
  const names = [...shown]
  for (const [name, texts] of Object.entries(messages)) {
    const field = fieldFor(name, names)
    if (field === undefined) others[name] = texts
    else fields[field] = [fields[field], fieldProblem(t('form.this'), texts, codes[name])].filter(Boolean).join(' ')
  }
  const problems = fieldProblems({ context, codes, messages: others })
  if (problems.length > 0) return { fields, general: problems.join(' ') }
  return { fields, general: Object.keys(fields).length > 0 ? undefined : general }
}

/** Shows the messages at their fields. */
export function showRefusal<Values extends FieldValues>({ fields }: Refusal, setError: UseFormSetError<Values>): void {
  // Their names are those under which the fields of the form are there.
  for (const [name, message] of Object.entries(fields)) setError(name as FieldPath<Values>, { type: 'server', message })
}

/** Brings the first field with a problem into view and gives it the focus; without one, what stands at the head of the form. */
export function focusProblem(form: HTMLElement | null): void {
  const field = form?.querySelector<HTMLElement>('[aria-invalid="true"]')
  field?.focus({ preventScroll: true })
  const seen = field ?? form?.querySelector<HTMLElement>('[role="alert"]')
  seen?.scrollIntoView({ block: 'center' })
}
