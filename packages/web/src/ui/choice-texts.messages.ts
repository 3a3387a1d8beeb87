import { translator } from '../lib/messages.ts'

const messages = {
  open: 'Show choices',
  close: 'Close',
  clear: 'Clear',
} as const

export const t = translator(messages)
