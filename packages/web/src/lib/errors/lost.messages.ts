import { translator } from '../messages.ts'

const messages = {
  offline: 'Network Connection Error',
  givenUp: 'You stopped waiting for the answer.',
  givenUpUnclear: 'You stopped waiting for the answer. It may have been done all the same.',
  ownFault: 'Something in Lineboard failed. Try again, or reload the page.',
} as const

export const t = translator(messages)
