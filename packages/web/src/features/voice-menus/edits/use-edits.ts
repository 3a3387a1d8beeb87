import type { CallSetup } from '@lineboard/sdk/call-path'
import { useEffect, useState } from 'react'
import { usePhoneFormat } from '../../../parts/phone/format-phone.ts'
import type { ActionValues } from '../action-values.ts'
import { type History, historyOf, recorded, redone, undone } from './edit-history.ts'
import { editText } from './edit-text.ts'
import { t } from './edits.messages.ts'
import { type Edit, edited } from './edits.ts'

interface EditsProps {
  /** The choices as they stand in the form, whoever put them there. */
  actions: readonly ActionValues[]
  /** Names what choices lead to; undefined while that is looked up. */
  setup: Pick<CallSetup, 'menu' | 'gateway'> | undefined
  /** Puts others into the form. */
  put: (actions: ActionValues[]) => void
}

/** Edits of a menu's choices, with one history over fields, outline and canvas, and what was done last in words. */
export function useEdits({ actions, setup, put }: EditsProps) {
  const [history, setHistory] = useState(() => historyOf(actions))
  const [said, say] = useState('')
  const formatPhone = usePhoneFormat()
  // The form has a new object with each key press anywhere in it.
  const text = JSON.stringify(actions)
  useEffect(() => setHistory((before) => recorded(before, JSON.parse(text))), [text])

  const step = (next: History, words: string) => {
    if (next === history) return
    setHistory(next)
    put([...next.present])
    say(words)
  }
  const [back, forth] = [undone(history), redone(history)]
  return {
    said,
    run(edit: Edit) {
      put(edited(actions, edit))
      if (setup) say(editText(setup, actions, edit, formatPhone))
    },
    put,
    canUndo: back !== history,
    canRedo: forth !== history,
    undo: () => step(back, t('undone', { count: back.past.length })),
    redo: () => step(forth, t('redone', { count: forth.future.length })),
  }
}

export type Edits = ReturnType<typeof useEdits>
