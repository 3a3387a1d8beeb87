import { translator } from '../../lib/messages.ts'

const messages = {
  own: 'You',
  stranger: 'User {id, number, ::group-off}',
} as const

export const t = translator(messages)
