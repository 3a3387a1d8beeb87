import { translator } from '../../lib/messages.ts'

const messages = {
  title: 'Something is not saved in another tab',
  inCall: 'You are in a call',
  callEnds: 'The call ends with that.',
  signOut: 'Sign out all the same',
  return: 'Act as yourself all the same',
} as const

export const t = translator(messages)
