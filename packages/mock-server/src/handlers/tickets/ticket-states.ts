import type { components } from '@lineboard/contract'
import { TicketStateName } from '@lineboard/contract/enumerations'

type State = components['schemas']['TicketState']

/** Names the state of an id; the validators let no other id through. */
export function stateOf(id: State['id']): State {
  return { id, name: TicketStateName[id - 1] ?? 'open' }
}
