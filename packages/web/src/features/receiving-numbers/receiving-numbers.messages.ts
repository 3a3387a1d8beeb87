import { translator } from '../../lib/messages.ts'

const messages = {
  one: 'receiving number',
  other: 'receiving numbers',
  number: 'Number',
  description: 'Description',
  descriptionHint: 'Such as the desk or branch that answers',
  companyId: 'Company ID',
  companyIdHint: 'That of the company if left empty',
  rungBy: 'Tracking numbers that ring here',
  trackingNumbers: 'Set as receiving number of',
  totalCalls: 'Calls so far',
  customer: 'Customer',
  createdAt: 'Added',
  group: 'Receiving number',
} as const

export const t = translator(messages)
