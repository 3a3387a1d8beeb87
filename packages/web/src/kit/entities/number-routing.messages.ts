import { translator } from '../../lib/messages.ts'

const messages = {
  source: 'Tracking source',
  addSource: 'Add a tracking source',
  receivingNumber: 'Receiving number',
  addReceivingNumber: 'Add a receiving number',
  overruled: 'Changes nothing while a routing action is chosen below: that comes first',
  gateway: 'Gateway',
  gatewayHint: 'The default outbound gateway if none is chosen',
  gatewayForAll: 'Only gateways of the service, which serve every customer: the numbers are of several',
  ownersGateway: 'A gateway of the service',
  routingAction: 'Routing action',
  routingHint: 'Straight to the receiving number, without recording and whisper, if none is chosen',
  addRoutingAction: 'Add a routing action',
  ignored:
    '{count, plural, one {One of these numbers has a routing action, which decides where its calls ring: its receiving number changes nothing until the action is taken off.} other {# of these numbers have a routing action, which decides where their calls ring: their receiving number changes nothing until the action is taken off.}}',
  still: '{count, number} of {all, number} still go by their routing action, which comes first: {places}.',
  goesThen: 'Calls of {count, number} of {all, number} go here then: {places}.',
  actionName: 'Calls to {number}',
  noActionMeans: 'Their calls ring at their receiving numbers then, without recording and whisper.',
  noReceivingMeans: 'Calls to numbers without a routing action go nowhere then.',
  noGatewayMeans: 'Their calls go over the default outbound gateway then.',
  noSourceMeans: 'Their calls count for no source then.',
  chooseMenu: 'Send calls to a voice menu',
  menu: 'Voice menu',
  menuText:
    'Calls to the number come to this menu, if it is published. The routing action between them is added automatically.',
  menuConfirm: 'Choose',
  actionOfMenu: 'Voice menu {name}',
  menuOn:
    '{count, plural, one {Calls to {numbers} come to this menu.} other {Calls to {count, number} tracking numbers come to this menu: {numbers}.}}',
  menuWaitsFor:
    '{count, plural, one {Calls to {numbers} will come to this menu once it is published.} other {Calls to {count, number} tracking numbers will come to this menu once it is published: {numbers}.}}',
  menuOnNone: 'No tracking number leads to this menu yet.',
  put: 'Put it on a number',
} as const

export const t = translator(messages)
