import { ValidationError } from '@lineboard/sdk'
import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form'
import { errorText } from '../../lib/errors/error-text.ts'
import { fieldProblem, fieldProblems } from '../../lib/errors/field-problems.ts'
import { t } from '../resource.messages.ts'
import { FieldRefusal } from './field-refusal.ts'

// A call beside the row's own may write a name otherwise: `role_id` is the field `roleId`.
const plain = (name: string) => name.replaceAll('_', '').toLowerCase()

// What is chosen by its name may be kept by its id: `stateId` is the field `state`.
const withoutId = (name: string) => plain(name.replace(/(?<=[a-z])(Id|_id)$/, ''))

/**
 * The field on the screen that something the server said of a path belongs to: that of the path, else the first inside it, such as
 * the first target of all `targets`, else the same by id or name, else the first beside it. Undefined where no such field is there.
 */
export function fieldFor(path: string, shown: Iterable<string>): string | undefined {
  const names = [...shown]
  const wanted = plain(path)
  const found =
    names.find((name) => plain(name) === wanted) ??
    names.find((name) => plain(name).startsWith(`${wanted}.`)) ??
    names.find((name) => withoutId(name) === withoutId(path))
  const end = path.lastIndexOf('.')
  return found ?? (end < 0 ? undefined : fieldFor(path.slice(0, end), names))
}

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
