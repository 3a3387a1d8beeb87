import { translator } from '../../lib/messages.ts'

const messages = {
  call: 'Call',
  callNumber: 'Call {number}',
  callNamed: 'Call {number} ({name})',
} as const

export const t = translator(messages)
