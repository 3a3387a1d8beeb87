import { translator } from '../../lib/messages.ts'

const messages = {
  title: 'Something is not saved in another tab',
  signOut: 'Sign out all the same',
  return: 'Act as yourself all the same',
} as const

export const t = translator(messages)
