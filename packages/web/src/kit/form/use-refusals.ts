import { LineboardError, ValidationError } from '@lineboard/sdk'
import { useEffect, useRef, useState } from 'react'
import type { FieldValues, UseFormSetError } from 'react-hook-form'
import { reportError } from '../../data/report-error.ts'
import { asSentence } from '../../lib/errors/is-worded.ts'
import { toast } from '../../state/toasts.ts'
import { t } from '../resource.messages.ts'
import type { KnownFields } from './form-context.ts'
import { focusProblem, isAboutFields, refusalOf, showRefusal } from './server-errors.ts'

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
