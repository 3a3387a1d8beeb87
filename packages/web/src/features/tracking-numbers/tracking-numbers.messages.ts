import { translator } from '../../lib/messages.ts'

const messages = {
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
  give: 'Give to another customer',
  giveText:
    'Tracking source, receiving number, routing action and gateway stay with the customer they belong to, and are taken off the numbers. Calls made until now stay where they are.',
  changeSource: 'Change the tracking source',
  changeSourceText:
    'Calls of {number} count for {source}. From now on they count for the source chosen here; those already made keep theirs.',
  setSourceText: 'Calls of {number} count for no source. From now on they count for the one chosen here.',
  changeSourceConfirm: 'Change the source',
  changingSource: 'Calls of {number} will count for {source}.',
  changedSource: 'Calls of {number} count for {source} from now on.',
  updateCalls: 'Bring earlier calls along',
  callsUpdated:
    '{count, plural, =0 {No call is kept under a number that {number} had before.} one {One earlier call shows {number} now.} other {{count, number} earlier calls show {number} now.}}',
  earlierCalls: 'Earlier calls',
  bring:
    '{count, plural, one {The one call so far will show the new number} other {The {count, number} calls so far will show the new number}}',
  leave: 'They keep the number that was called',
} as const

export const t = translator(messages)
