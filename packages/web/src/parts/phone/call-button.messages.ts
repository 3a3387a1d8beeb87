import { translator } from '../../lib/messages.ts'

const messages = {
  call: 'Call',
  callNumber: 'Call {number}',
} as const

export const t = translator(messages)
