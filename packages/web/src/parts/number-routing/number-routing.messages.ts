import { translator } from '../../lib/messages.ts'

const messages = {
  source: 'Tracking source',
  addSource: 'Add a tracking source',
  receivingNumber: 'Receiving number',
  addReceivingNumber: 'Add a receiving number',
  gateway: 'Gateway',
  gatewayHint: 'The default outbound gateway if none is chosen',
  routingAction: 'Routing action',
  routingHint: 'Straight to the receiving number, without recording and whisper, if none is chosen',
  addRoutingAction: 'Add a routing action',
  actionName: 'Calls to {number}',
} as const

export const t = translator(messages)
