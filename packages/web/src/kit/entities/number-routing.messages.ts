import { translator } from '../../lib/messages.ts'

const messages = {
  source: 'Tracking source',
  addSource: 'Add a tracking source',
  receivingNumber: 'Receiving number',
  addReceivingNumber: 'Add a receiving number',
  gateway: 'Gateway',
  gatewayHint: 'The default outbound gateway if none is chosen',
  gatewayForAll: 'Only gateways of the service, which serve every customer: the numbers are of several',
  ownersGateway: 'A gateway of the service',
  routingAction: 'Routing action',
  routingHint: 'Straight to the receiving number, without recording and whisper, if none is chosen',
  addRoutingAction: 'Add a routing action',
  ignored:
    '{count, plural, one {One of these numbers has a routing action, which decides where its calls ring: its receiving number changes nothing until the action is taken off.} other {# of these numbers have a routing action, which decides where their calls ring: their receiving number changes nothing until the action is taken off.}}',
  actionName: 'Calls to {number}',
} as const

export const t = translator(messages)
