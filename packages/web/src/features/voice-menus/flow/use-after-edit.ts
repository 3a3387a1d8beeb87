import type { RefObject } from 'react'
import { onceDrawn } from './once-drawn.ts'

/** What follows an edit, once it is drawn: the end of a line is brought into view, and the keyboard goes to the line, or stays where it is. */
export const useAfterEdit =
  (canvas: RefObject<HTMLElement | null>, bringIntoView: (id: string) => void) => (id: string, keepsFocus: boolean) =>
    onceDrawn(() => {
      bringIntoView(id)
      if (keepsFocus) return
      // What was off the screen is drawn by now.
      onceDrawn(() => canvas.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"]`)?.focus())
    })
