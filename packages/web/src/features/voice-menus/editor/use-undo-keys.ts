import { type RefObject, useEffect } from 'react'
import type { Edits } from './use-edits.ts'

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
