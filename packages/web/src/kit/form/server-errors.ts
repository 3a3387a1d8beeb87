import { LineboardError, ValidationError } from '@lineboard/sdk'
import { useEffect, useRef, useState } from 'react'
import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form'
import { reportError } from '../../data/report-error.ts'
import { errorText } from '../../lib/errors/error-text.ts'
import { fieldProblem, fieldProblems } from '../../lib/errors/field-problems.ts'
import { asSentence } from '../../lib/errors/is-worded.ts'
import { toast } from '../../state/toasts.ts'
import { t } from '../resource.messages.ts'
import type { KnownFields } from './form-context.ts'

/** What would be refused, found out before anything was saved: says what is wrong at fields, by their paths. */
export class FieldRefusal extends Error {
  override readonly name = 'FieldRefusal'
  readonly fields: Readonly<Record<string, string>>

  constructor(fields: Readonly<Record<string, string>>) {
    super(Object.values(fields).join(' '))
    this.fields = fields
  }
}

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
function showRefusal<Values extends FieldValues>({ fields }: Refusal, setError: UseFormSetError<Values>): void {
  // Their names are those under which the fields of the form are there.
  for (const [name, message] of Object.entries(fields)) setError(name as FieldPath<Values>, { type: 'server', message })
}

/** Brings the first field with a problem into view and gives it the focus; without one, what stands at the head of the form. */
function focusProblem(form: HTMLElement | null): void {
  const field = form?.querySelector<HTMLElement>('[aria-invalid="true"]')
  field?.focus({ preventScroll: true })
  const seen = field ?? form?.querySelector<HTMLElement>('[role="alert"]')
  seen?.scrollIntoView({ block: 'center' })
}

/** Whether somebody has the same already, which may be one's own try before. */
const isTaken = (error: unknown): boolean =>
  error instanceof ValidationError &&
  Object.values(error.details?.codes ?? {}).some((codes) => codes.includes('uniqueness'))

/**
 * What a form does with what the server refuses: it stands at its fields, the first in view and with the focus, and what has
 * none at the head of the form and in a toast. Where it `adds` something and no answer says whether it did, it says so: another
 * try could add it twice. What has no fields at all, such as an order that is dragged, needs no `setError`.
 */
export function useRefusals<Values extends FieldValues, Root extends HTMLElement = HTMLFormElement>(
  setError: UseFormSetError<Values> = () => undefined,
  { adds = false }: { adds?: boolean } = {},
) {
  const element = useRef<Root>(null)
  const [fields] = useState<KnownFields>(() => new Map())
  const [general, setGeneral] = useState<string>()
  // Once the fields show what is wrong with them, and not before.
  const [count, setCount] = useState(0)
  const wasUnclear = useRef(false)
  useEffect(() => {
    if (count > 0) focusProblem(element.current)
  }, [count])
  return {
    /** The form element, or what stands for it. */
    element,
    /** Where its fields say that they are there. */
    fields,
    /** What is said at the head of the form. */
    general,
    setGeneral,
    /** Shows why something failed; `before` goes before what is said of the whole. */
    refuse(error: unknown, before?: string) {
      if (!isAboutFields(error)) reportError(error)
      const refusal = refusalOf(error, fields.keys())
      // What was saved by half stands at the head already, and another try does the rest alone.
      const isUnclear = adds && !before && error instanceof LineboardError && error.outcome === 'unknown'
      const doubt = isUnclear ? t('form.mayBeSaved') : wasUnclear.current && isTaken(error) ? t('form.wasSaved') : ''
      wasUnclear.current ||= isUnclear
      // By itself it stands as it is quoted everywhere.
      const why = refusal.general && doubt ? asSentence(refusal.general) : refusal.general
      const said = [before, why, doubt].filter(Boolean).join(' ')
      // What has no field of its own must not be missed above what is in view.
      if (said && isAboutFields(error)) toast({ severity: 'error', text: said })
      setGeneral(said || undefined)
      showRefusal(refusal, setError)
      setCount((before) => before + 1)
    },
  }
}
