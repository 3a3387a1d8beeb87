import { useRef, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { t } from '../resource.messages.ts'
import type { Form } from './form.ts'
import type { KnownFields } from './form-context.ts'

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
  /** All of it is saved. */
  onSaved(): void
}

/** The row is saved; what has calls of its own is not, or not all of it. Says what is left, and has the reason as its cause. */
export class HalfSaved extends Error {
  constructor(what: string, cause: unknown) {
    super(t('form.halfSaved', { what }), { cause })
    this.name = 'HalfSaved'
  }
}

/** The saving of one form. */
export interface Saving {
  /** Something was typed that is not saved. */
  isDirty: boolean
  isBusy: boolean
  setDirty: (isDirty: boolean) => void
  /**
   * Saves all of it: the row's own call, then what that has no field for. Throws when the server refuses it, `HalfSaved` after the
   * row's own call; another try does only what is left.
   */
  run: (form: Form, body: object, open: OpenForm) => Promise<void>
}

/** How a form is saved, and how far that is. `row` is the one to change; undefined for a new one. */
export function useSaving(row: object | undefined, { save, onHalfSaved, onSaved }: SaveTarget): Saving {
  const [isDirty, setDirty] = useState(false)
  const [isBusy, setBusy] = useState(false)
  // A row that was saved before something else failed: trying again must not add another, nor save this one twice.
  const saved = useRef({ row, body: '' })
  const run = async (form: Form, body: object, open: OpenForm) => {
    setBusy(true)
    try {
      const sent = JSON.stringify(body)
      if (saved.current.body !== sent) {
        const stored = await save(body, saved.current.row, open)
        if (!stored) return
        saved.current = { row: stored, body: sent }
      }
      await saveRest(form, open)
      onSaved()
    } finally {
      setBusy(false)
    }
  }
  const saveRest = async ({ afterSave }: Form, open: OpenForm) => {
    const stored = saved.current.row
    if (!afterSave || !stored) return
    try {
      await afterSave.run(stored, open.values())
    } catch (error) {
      const now = await onHalfSaved?.(stored).catch(() => undefined)
      saved.current.row = now ?? stored
      throw new HalfSaved(afterSave.what, error)
    }
  }
  return { isDirty, isBusy, setDirty, run }
}
