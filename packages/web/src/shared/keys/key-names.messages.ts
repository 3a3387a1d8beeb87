import { translator } from '../../lib/messages.ts'

/** What stands on keys that have no sign of their own, on keyboards of the language. */
const messages = {
  Ctrl: 'Ctrl',
  Shift: 'Shift',
  Enter: 'Enter',
  Space: 'Space',
  Delete: 'Delete',
  Escape: 'Esc',
  Home: 'Home',
  End: 'End',
  PageUp: 'Page Up',
  PageDown: 'Page Down',
  Tab: 'Tab',
} as const

type NamedKey = keyof typeof messages

export const isNamedKey = (key: string): key is NamedKey => Object.hasOwn(messages, key)

export const t = translator(messages)
