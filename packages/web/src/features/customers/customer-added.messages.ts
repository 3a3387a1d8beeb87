import { translator } from '../../lib/messages.ts'

const messages = {
  added: '{name} was added. Nobody signs in there yet, and it has no plan.',
  addUser: 'Add its first user',
} as const

export const t = translator(messages)
