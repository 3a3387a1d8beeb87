import type { CallPlace } from './call-reason.ts'
import type { CallOutcome } from './call-step.ts'
import { destinationOf } from './destination.ts'
import { dial } from './dial.ts'
import { isOwn, note, type Walk } from './walk.ts'
import { walkAction } from './walk-action.ts'

/** Sends a call that was let in on its way: by the number's routing action, or straight to its receiving number. */
export function walkNumber(walk: Walk): CallOutcome {
  const { setup, number, steps } = walk
  const at: CallPlace = { model: 'OpNumber', id: number.id }
  if (number.routing_actionId !== undefined) {
    const target = String(number.routing_actionId)
    const action = setup.action(number.routing_actionId)
    if (!action) return note(walk, { reason: 'action_gone', at, target })
    if (!isOwn(walk, action)) return note(walk, { reason: 'action_of_another_customer', at, target })
    return walkAction(walk, action)
  }
  steps.push({ kind: 'action' })
  if (number.receiving_numberId === undefined) return note(walk, { reason: 'no_destination', at })
  const destination = destinationOf(walk, 'receiving_number', String(number.receiving_numberId), at)
  if (destination.kind === 'nowhere') return destination
  const ring = dial(walk, destination, at)
  return 'kind' in ring ? ring : { kind: 'rings', rings: [ring], isTogether: false }
}
