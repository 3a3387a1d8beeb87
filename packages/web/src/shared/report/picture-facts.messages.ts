import { translator } from '../../lib/messages.ts'

const messages = {
  allCustomers: 'All customers',
  source: 'Tracking source {name}',
  number: 'Tracking number {number}',
  firstTime: 'First-time callers',
  known: 'Callers known before',
} as const

export const t = translator(messages)
