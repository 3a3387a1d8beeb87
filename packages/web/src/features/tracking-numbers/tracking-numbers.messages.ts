import { translator } from '../../lib/messages.ts'

const messages = {
  title: 'Tracking numbers',
  one: 'tracking number',
  other: 'tracking numbers',
  number: 'Number',
  numberHint: 'With country code, such as +12125550161',
  description: 'Description',
  source: 'Tracking source',
  receivingNumber: 'Receiving number',
  gateway: 'Gateway',
  gatewayHint: 'The default outbound gateway if none is chosen',
  routingAction: 'Routing action',
  routingHint: 'Straight to the receiving number if none is chosen',
  companyId: 'Company ID',
  companyIdHint: 'That of the customer if left empty',
  customer: 'Customer',
  status: 'Status',
  active: 'Active',
  paused: 'Paused',
  stopped: 'Stopped',
  released: 'Released',
  totalCalls: 'Calls',
  lastCallAt: 'Last call',
  groupNumber: 'Tracking number',
  groupRouting: 'Where its calls come from and go to',
} as const

export const t = translator(messages)
