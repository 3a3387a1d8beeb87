import { OWNER_ID } from '../owner.ts'
import type { CallPlace, NowhereReason } from './call-reason.ts'
import type { Destination } from './call-step.ts'
import { takesOutbound } from './dial.ts'
import { E164, idOf } from './target-kinds.ts'
import { isOwn, type Nowhere, note, type Walk } from './walk.ts'

/** What can be rung: a number of the list, any other, or whatever a gateway does with the call. */
export type Dialable = 'receiving_number' | 'number' | 'sip_gateway'

function receiverReason(walk: Walk, target: string): NowhereReason | Destination {
  const id = idOf(target)
  const row = id === undefined ? undefined : walk.setup.receiver(id)
  if (!row) return 'target_gone'
  if (!isOwn(walk, row)) return 'target_of_another_customer'
  return { kind: 'receiving_number', id: row.id, number: row.number }
}

function gatewayReason(walk: Walk, target: string): NowhereReason | Destination {
  const id = idOf(target)
  const row = id === undefined ? undefined : walk.setup.gateway(id)
  if (!row) return 'target_gone'
  if (!isOwn(walk, row) && row.customerId !== OWNER_ID) return 'target_of_another_customer'
  if (!takesOutbound(row)) return 'gateway_takes_no_calls'
  return { kind: 'sip_gateway', id: row.id, number: walk.number.tracking_number }
}

const reasonOf = {
  receiving_number: receiverReason,
  sip_gateway: gatewayReason,
  number: (_walk: Walk, target: string): NowhereReason | Destination =>
    E164.test(target) ? { kind: 'number', number: target } : 'target_invalid',
}

/** What a target names, or why it names nothing that rings. */
export function destinationOf(
  walk: Walk,
  kind: Dialable,
  target: string | undefined,
  at: CallPlace,
): Destination | Nowhere {
  if (!target) return note(walk, { reason: 'no_target', at })
  const found = reasonOf[kind](walk, target)
  return typeof found === 'string' ? note(walk, { reason: found, at, target }) : found
}
