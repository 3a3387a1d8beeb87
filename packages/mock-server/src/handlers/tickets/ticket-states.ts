import type { components } from '@lineboard/contract'

type State = components['schemas']['TicketState']

const names = ['open', 'in_progress', 'waiting', 'resolved', 'closed'] as const satisfies readonly State['name'][]

/** Names the state of an id; the validators let no other id through. */
export function stateOf(id: State['id']): State {
  return { id, name: names[id - 1] ?? 'open' }
}
