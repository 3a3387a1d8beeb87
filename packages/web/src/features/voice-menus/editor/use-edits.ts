import type { CallSetup } from '@lineboard/sdk/call-flow'
import { type RefObject, useEffect, useState } from 'react'
import { labelOf } from '../../../lib/labels.ts'
import { usePhoneFormat } from '../../../shared/phone/format-phone.ts'
import { keyLabels } from '../menu/action-labels.ts'
import { choiceAt } from '../menu/edited-menu.ts'
import type { ActionValues } from '../menu/menu-values.ts'
import { t } from './edits.messages.ts'
import { type Edit, edited } from './edits.ts'
import { lineText } from './line-text.ts'

type Actions = readonly ActionValues[]

/** What the choices of a menu were before, are, and would be again. */
export interface History {
  past: readonly Actions[]
  present: Actions
  future: readonly Actions[]
  /** The text that was typed last, such as `2 label`: more of the same is one step. */
  typing?: string | undefined
}

/** Steps that are remembered. */
const MOST_STEPS = 200

export const historyOf = (present: Actions): History => ({ past: [], present, future: [] })

const fields = ['key', 'kind', 'recordId', 'text', 'label'] as const

/** The one text in which two states differ; undefined where they differ in more, or in anything else. */
function typedIn(before: Actions, after: Actions): string | undefined {
  if (before.length !== after.length) return undefined
  const differing = after.flatMap((choice, at) =>
    fields.filter((field) => choice[field] !== before[at]?.[field]).map((field) => ({ at, field })),
  )
  const [only] = differing
  return differing.length === 1 && only && (only.field === 'text' || only.field === 'label')
    ? `${only.at} ${only.field}`
    : undefined
}

const isSame = (one: Actions, other: Actions) => JSON.stringify(one) === JSON.stringify(other)

/** The history once the choices are these, however they came to be; itself where they are what they were. */
export function recorded(history: History, present: Actions): History {
  if (isSame(history.present, present)) return history
  const typing = typedIn(history.present, present)
  const isMore = typing !== undefined && typing === history.typing
  const past = isMore ? history.past : [...history.past, history.present].slice(-MOST_STEPS)
  return { past, present, future: [], typing }
}

/** One step back; itself where there is none. */
export function undone(history: History): History {
  const before = history.past.at(-1)
  if (!before) return history
  return { past: history.past.slice(0, -1), present: before, future: [history.present, ...history.future] }
}

/** One step forth again; itself where there is none. */
export function redone(history: History): History {
  const [after, ...future] = history.future
  if (!after) return history
  return { past: [...history.past, history.present], present: after, future }
}

/** What an edit did, in words to be read out. */
function editText(
  setup: Pick<CallSetup, 'menu' | 'gateway'>,
  before: readonly ActionValues[],
  edit: Edit,
  formatPhone: (text: string) => string,
): string {
  const after = edited(before, edit)
  const lineOf = (values: ActionValues | undefined, at: number) =>
    values ? lineText(setup, choiceAt(values, at, 0), formatPhone) : ''
  switch (edit.kind) {
    case 'add':
      return t('added', { line: lineOf(after.at(-1), after.length - 1) })
    case 'remove':
      return edit.at.map((at) => t('removed', { line: lineOf(before[at], at) })).join(' ')
    case 'move':
      return t('moved', { line: lineOf(before[edit.at], edit.at), place: edit.to + 1, count: after.length })
    case 'key':
      return t('rekeyed', { line: lineOf(before[edit.at], edit.at), key: labelOf(keyLabels, edit.key) })
    case 'lead':
      return t('changed', { line: lineOf(after[edit.at], edit.at) })
  }
}

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

// A text field takes back what was typed into it by itself, as everywhere.
const isText = (target: EventTarget | null) =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type !== 'checkbox')

/** What the keys ask for: Ctrl+Z, and Ctrl+Y or Ctrl+Shift+Z; the Command key where there is one. */
function askedFor({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): 'undo' | 'redo' | undefined {
  if (altKey || !(ctrlKey || metaKey)) return undefined
  const letter = key.toLowerCase()
  if (letter === 'y' && !shiftKey) return 'redo'
  if (letter !== 'z') return undefined
  return shiftKey ? 'redo' : 'undo'
}

/** Undo and redo by keyboard, anywhere in the form around an element but in its text fields. */
export function useUndoKeys(part: RefObject<HTMLElement | null>, { undo, redo }: Pick<Edits, 'undo' | 'redo'>): void {
  useEffect(() => {
    const handle = (event: KeyboardEvent) => {
      const asked = askedFor(event)
      const form = part.current?.closest('form')
      const { target } = event
      // What had the focus may be gone with the edit, and the page has it.
      const isHere =
        target === document.body ||
        (target instanceof Element && target.closest('[role=dialog]')?.contains(form ?? null))
      if (!asked || !form || !isHere || isText(target)) return
      event.preventDefault()
      if (asked === 'undo') undo()
      else redo()
    }
    document.addEventListener('keydown', handle)
    return () => document.removeEventListener('keydown', handle)
  }, [part, undo, redo])
}
