import { translator } from '../../lib/messages.ts'

const messages = {
  one: 'blocked number',
  other: 'blocked numbers',
  number: 'Number',
  numberHint: 'With country code, such as +13055550133',
  description: 'Why it is blocked',
  scope: 'Holds for',
  everyone: 'Everyone',
  thisCustomer: 'This customer',
  customer: 'Customer',
  createdAt: 'Blocked',
  group: 'Blocked number',
} as const

export const t = translator(messages)
