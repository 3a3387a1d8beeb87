import { translator } from '../../lib/messages.ts'

const messages = {
  one: 'receiving number',
  other: 'receiving numbers',
  number: 'Number',
  numberHint: 'As you write it; with country code from abroad, such as +44 20 7946 0123',
  description: 'Description',
  descriptionHint: 'Such as the desk or branch that answers',
  companyId: 'Company ID',
  companyIdHint: 'That of the customer if left empty',
  trackingNumbers: 'Tracking numbers',
  totalCalls: 'Calls',
  customer: 'Customer',
  createdAt: 'Added',
  group: 'Receiving number',
} as const

export const t = translator(messages)
