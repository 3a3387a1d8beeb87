import { translator } from '../../lib/messages.ts'

const messages = {
  save: 'Save the invoice',
} as const

export const t = translator(messages)
