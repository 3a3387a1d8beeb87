import { translator } from '../../lib/messages.ts'

const messages = {
  named: '{field}: {value}',
} as const

export const t = translator(messages)
