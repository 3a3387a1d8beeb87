import { translator } from '../lib/messages.ts'

const messages = {
  tooMany: 'This is found in more than {most, number} related records, too many for this server. Be more specific.',
  hidden: 'On this server a condition on related records takes the right to see those records. Leave it out.',
} as const

export const t = translator(messages)
