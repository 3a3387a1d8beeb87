import { translator } from '../../lib/messages.ts'

const messages = {
  changed: 'Somebody else, or another tab, changed this meanwhile. Another try overrules that.',
} as const

export const t = translator(messages)
