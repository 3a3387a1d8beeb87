import { useRef, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
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
  /** All of it is saved. */
  onSaved(): void
}

/** The saving of one form. */
export interface Saving {
  /** Something was typed that is not saved. */
  isDirty: boolean
  isBusy: boolean
  setDirty: (isDirty: boolean) => void
  /** Saves all of it: the row's own call, then what that has no field for. Throws when the server refuses it. */
  run: (form: Form, body: object, open: OpenForm) => Promise<void>
}

/** How a form is saved, and how far that is. `row` is the one to change; undefined for a new one. */
export function useSaving(row: object | undefined, { save, onSaved }: SaveTarget): Saving {
  const [isDirty, setDirty] = useState(false)
  const [isBusy, setBusy] = useState(false)
  // A row that was added before something else failed: trying again must not add another.
  const saved = useRef(row)
  const run = async (form: Form, body: object, open: OpenForm) => {
    setBusy(true)
    try {
      const stored = await save(body, saved.current, open)
      if (!stored) return
      saved.current = stored
      await form.afterSave?.(stored, open.values())
      onSaved()
    } finally {
      setBusy(false)
    }
  }
  return { isDirty, isBusy, setDirty, run }
}
