import { translator } from '../../lib/messages.ts'

const messages = {
  changed: 'Somebody else, or another tab, has changed this. Try again to overwrite it.',
} as const

export const t = translator(messages)
