import type { CallPlace, CallStep, Destination } from '@lineboard/sdk/call-path'
import { hrefOf, rowHref } from '../../../places/href.ts'

const lists = {
  OpNumber: 'trackingNumbers',
  RoutingAction: 'routingActions',
  Ivr: 'voiceMenus',
  ReceivingNumber: 'receivingNumbers',
  SipGateway: 'sipGateways',
} as const

const isListed = (model: CallPlace['model']): model is keyof typeof lists => Object.hasOwn(lists, model)

/** Address of a row that a call meets; a choice of a menu has none of its own. */
export function hrefOfPlace({ model, id }: CallPlace): string | undefined {
  return isListed(model) ? rowHref(lists[model], { action: 'edit', id }) : undefined
}

const ofDestination = (destination: Destination): string | undefined =>
  destination.kind === 'receiving_number' ? hrefOfPlace({ model: 'ReceivingNumber', id: destination.id }) : undefined

/** Where a step leads to in the app; undefined for one that is about nothing that has a screen. */
export function hrefOfStep(step: CallStep): string | undefined {
  switch (step.kind) {
    case 'number':
      return step.number && hrefOfPlace({ model: 'OpNumber', id: step.number.id })
    case 'sender':
      return hrefOf('whitelist')
    case 'caller':
      return step.blocker ? hrefOf(step.blocker === 'contact' ? 'phoneBook' : 'blacklist') : undefined
    case 'action':
      return step.action && hrefOfPlace({ model: 'RoutingAction', id: step.action.id })
    case 'menu':
      return hrefOfPlace({ model: 'Ivr', id: step.menu.id })
    case 'gateway':
      return step.tried.gateway?.name ? hrefOfPlace({ model: 'SipGateway', id: step.tried.id }) : undefined
    case 'rings':
      return ofDestination(step.ring.destination)
    case 'problem':
      return step.problem.at && hrefOfPlace(step.problem.at)
    default:
      return undefined
  }
}
