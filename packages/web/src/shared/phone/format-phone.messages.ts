import { translator } from '../../lib/messages.ts'

const messages = {
  withheld: 'Anonymous',
} as const

export const t = translator(messages)
