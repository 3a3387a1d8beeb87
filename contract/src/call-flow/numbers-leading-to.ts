import type { CallPlace } from './call-reason.ts'
import type { CalledNumber, CallSetup } from './call-setup.ts'
import type { CallStep } from './call-step.ts'
import { startWalk } from './walk.ts'
import { walkNumber } from './walk-action.ts'
import { menusIn, walkChoices } from './walk-menu.ts'

/** Rows that a step is about. */
function placesOf(step: CallStep): CallPlace[] {
  if (step.kind === 'action') return step.action ? [{ model: 'RoutingAction', id: step.action.id }] : []
  if (step.kind === 'menu') return [{ model: 'Ivr', id: step.menu.id }]
  if (step.kind === 'gateway') return step.tried.passedOver ? [] : [{ model: 'SipGateway', id: step.tried.id }]
  // A draft or an empty menu is met, and goes no further.
  if (step.kind === 'problem') return step.problem.at ? [step.problem.at] : []
  if (step.kind !== 'rings' || step.ring.destination.kind !== 'receiving_number') return []
  return [{ model: 'ReceivingNumber', id: step.ring.destination.id }]
}

/** Whether calls to a number can come to a row, whatever keys are pressed and whether or not they are let in just now. */
function leadsTo(setup: CallSetup, number: CalledNumber, { model, id }: CallPlace): boolean {
  const walk = startWalk(setup, number)
  walkNumber(walk)
  const inside = walkChoices(setup, number, menusIn(walk.steps))
  return [...walk.steps, ...inside.steps].some((step) =>
    placesOf(step).some((place) => place.model === model && place.id === id),
  )
}

/** The numbers whose calls can come to a row: a routing action, voice menu, gateway or receiving number. Undefined in a partial set-up. */
export const numbersLeadingTo = <N extends CalledNumber>(
  setup: CallSetup,
  numbers: readonly N[],
  place: CallPlace,
): N[] | undefined => (setup.isPartial ? undefined : numbers.filter((number) => leadsTo(setup, number, place)))
