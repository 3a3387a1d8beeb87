import { translator } from '../../lib/messages.ts'

const messages = {
  one: 'SIP dialog',
  other: 'SIP dialogs',
  fromUri: 'From',
  toUri: 'To',
  state: 'State',
  early: 'Ringing',
  confirmed: 'Talking',
  terminated: 'Over',
  duration: 'Duration',
  startedAt: 'Began',
  gateway: 'Gateway',
  customer: 'Customer',
  callId: 'Call-ID',
} as const

export const t = translator(messages)
