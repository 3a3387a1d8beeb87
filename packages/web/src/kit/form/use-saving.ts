import { useEffect, useRef, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { WordedError } from '../../lib/errors/is-worded.ts'
import { isRefused } from '../../state/may.ts'
import { holdUnsaved } from '../../state/unsaved.ts'
import type { Form } from '../define-form.ts'
import { t } from '../resource.messages.ts'
import { t as unanswered } from '../rows/unanswered.messages.ts'
import type { KnownFields } from './form-context.ts'
import { FieldRefusal } from './server-errors.ts'

/** A part of it is saved, and the rest is not: says what is left, and has the reason as its cause. */
export class PartlySavedError extends WordedError {
  override readonly name = 'PartlySavedError'
  /** The row that is saved, in part. */
  readonly row: object

  constructor(message: string, cause: unknown, row: object) {
    super(message, { cause })
    this.row = row
  }
}

/** A form on the screen, as who saves it must know it. */
export interface OpenForm {
  fields: KnownFields
  /** What stands in the fields now. */
  values: () => FieldValues
  /** Puts another value into a field. */
  put: (name: string, value: unknown) => void
}

/** Where what was typed into a form goes. */
export interface SaveTarget {
  /**
   * Sends the wire body and answers the row as it is stored; undefined when people went back instead. Throws when the server
   * refuses it. `saved` is the row as it is stored so far.
   */
  save(body: object, saved: object | undefined, open: OpenForm): Promise<object | undefined>
  /** A part of it is saved: answers the row as it is stored by now, so that this part is nobody else's change. @default as it was saved */
  onHalfSaved?(saved: object): Promise<object | undefined>
  /** All of it is saved; `stored` is the row as it is by now. */
  onSaved(stored: object | undefined): void
}

/** The saving of one form. */
export interface Saving {
  /** Something was typed that is not saved. */
  isDirty: boolean
  isBusy: boolean
  setDirty: (isDirty: boolean) => void
  /**
   * Saves all of it: the row's own call, then what that has no field for. Throws when the server refuses it, a `PartlySavedError` after
   * the row's own call; another try does only what is left.
   */
  run: (form: Form, body: object, open: OpenForm) => Promise<void>
}

/** How a form is saved, and how far that is. `row` is the one to change; undefined for a new one. */
export function useSaving(row: object | undefined, { save, onHalfSaved, onSaved }: SaveTarget): Saving {
  const [isDirty, setDirty] = useState(false)
  const [isBusy, setBusy] = useState(false)
  useEffect(() => (isDirty ? holdUnsaved() : undefined), [isDirty])
  // A row that was saved before something else failed: trying again must not add another, nor save this one twice.
  const saved = useRef({ row, body: '', isRead: true })
  const readAgain = async (stored: object, body: string) => {
    const now = await onHalfSaved?.(stored).catch(() => undefined)
    saved.current = { row: now ?? stored, body, isRead: !onHalfSaved || now !== undefined }
  }
  const run = async (form: Form, body: object, open: OpenForm) => {
    setBusy(true)
    try {
      const sent = JSON.stringify(body)
      const { row: before, isRead, body: last } = saved.current
      // What one saved oneself while nothing could be read must not be taken for somebody else's change.
      if (before && !isRead) await readAgain(before, last)
      await refuseRest(form, open)
      if (last !== sent) {
        const stored = await save(body, saved.current.row, open)
        if (!stored) return
        saved.current = { row: stored, body: sent, isRead: true }
      }
      await saveRest(form, open)
      onSaved(saved.current.row)
    } catch (error) {
      if (error instanceof PartlySavedError) await readAgain(error.row, form.draft ? '' : saved.current.body)
      throw error
    } finally {
      setBusy(false)
    }
  }
  const restOf = ({ afterSave, lacking }: Form) => {
    const stored = saved.current.row
    if (!afterSave || !stored || (afterSave.call && isRefused(afterSave.call))) return undefined
    return afterSave.needs.some((field) => lacking?.has(field)) ? undefined : { afterSave, stored }
  }
  const refuseRest = async (form: Form, open: OpenForm) => {
    const rest = restOf(form)
    const problems = await rest?.afterSave.whyNot?.(rest.stored, open.values())
    if (problems) throw new FieldRefusal(problems)
  }
  const saveRest = async (form: Form, open: OpenForm) => {
    const rest = restOf(form)
    if (!rest) return
    const { afterSave, stored } = rest
    if (afterSave.needs.some((field) => (Reflect.get(stored, field) ?? null) === null)) {
      const left = unanswered('partlySaved', { what: afterSave.what })
      throw new PartlySavedError(left, new WordedError(unanswered('unanswered')), stored)
    }
    try {
      await afterSave.run(stored, open.values())
    } catch (error) {
      throw new PartlySavedError(t('form.halfSaved', { what: afterSave.what }), error, stored)
    }
  }
  return { isDirty, isBusy, setDirty, run }
}
