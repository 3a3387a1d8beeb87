import { translator } from '../../lib/messages.ts'

const messages = {
  text: 'Something is not saved in {count, plural, one {another tab, and is} other {other tabs, and is}} lost when you continue:',
  untitled: 'A tab without a title',
} as const

export const t = translator(messages)
