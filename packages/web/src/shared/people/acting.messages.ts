import { translator } from '../../lib/messages.ts'

const messages = {
  actingAs: '{by} as {who}',
} as const

export const t = translator(messages)
