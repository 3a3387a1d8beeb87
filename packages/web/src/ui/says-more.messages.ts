import { translator } from '../lib/messages.ts'

const messages = {
  more: 'There are more. Type to find them.',
} as const

export const t = translator(messages)
