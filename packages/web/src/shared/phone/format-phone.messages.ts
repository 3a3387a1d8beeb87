import { translator } from '../../lib/messages.ts'

const messages = {
  withheld: 'anonymous',
} as const

export const t = translator(messages)
