import { translator } from '../../lib/messages.ts'

const messages = {
  one: 'blocked number',
  other: 'blocked numbers',
  number: 'Number',
  numberHint: 'As you write it; with country code from abroad, such as +44 20 7946 0123',
  description: 'Why it is blocked',
  scope: 'Holds for',
  everyone: 'Everyone',
  thisCustomer: 'This customer',
  customer: 'Customer',
  createdAt: 'Blocked',
  group: 'Blocked number',
} as const

export const t = translator(messages)
