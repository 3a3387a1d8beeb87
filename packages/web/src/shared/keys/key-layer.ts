import type { ReactNode, RefObject } from 'react'
import type { ShortcutId } from './shortcuts.ts'

/** Does what a key is for; `false` where there is nothing to do just now, so that the browser has the key. */
export type KeyHandler = () => boolean | undefined

/** What keys do here, by their names. `'itself'` is for those that the control with the focus handles. */
export type KeyHandlers = Readonly<Partial<Record<ShortcutId, KeyHandler | 'itself'>>>

export interface KeyOptions {
  /** An element of the dialog that the keys are for. @default the page below all dialogs */
  within?: RefObject<Element | null>
  /** What the sheet of keys says of this part of the screen besides. */
  notes?: () => ReactNode
}

/** A part of the screen that has keys. */
export interface KeyLayer {
  handlers: KeyHandlers
  options: KeyOptions
}
