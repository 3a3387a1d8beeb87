import { translator } from '../../lib/messages.ts'

const messages = {
  one: 'blocked number',
  other: 'blocked numbers',
  number: 'Number',
  description: 'Why it is blocked',
  scope: 'Holds for',
  everyone: 'Everyone',
  thisCustomer: 'One customer',
  ownCompany: 'Your company',
  forEveryone:
    'Its calls are rejected for everyone, on the numbers of every customer. Choose a customer to block it for that one alone.',
  forCustomer: 'Its calls are rejected on the numbers of {name} alone.',
  forOwn: 'Its calls are rejected on the numbers of your company alone.',
  customer: 'Customer',
  createdAt: 'Blocked',
  group: 'Blocked number',
} as const

export const t = translator(messages)
