import { translator } from '../lib/messages.ts'

const messages = {
  open: 'Show choices',
  close: 'Close',
  clear: 'Clear',
  more: 'There are more. Type to find them.',
} as const

export const t = translator(messages)
