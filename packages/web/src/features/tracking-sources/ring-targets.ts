/** What of a tracking number says where it rings. */
interface Routed {
  receiving_numberId?: number
  ReceivingNumber?: { number: string }
  routing_actionId?: number
  RoutingAction?: { name: string }
}

/** What decides where tracking numbers ring, and of how many it does. */
export interface RingTarget {
  /** A routing action goes before the receiving number of its number; `none` has neither. */
  kind: 'receivingNumbers' | 'routingActions' | 'none'
  id: number
  /** A phone number, or the name of the action; undefined where it is not known. */
  text: string | undefined
  count: number
}

function targetOf(number: Routed): Omit<RingTarget, 'count'> {
  const { routing_actionId, RoutingAction, receiving_numberId, ReceivingNumber } = number
  if (routing_actionId != null) return { kind: 'routingActions', id: routing_actionId, text: RoutingAction?.name }
  if (receiving_numberId != null)
    return { kind: 'receivingNumbers', id: receiving_numberId, text: ReceivingNumber?.number }
  return { kind: 'none', id: 0, text: undefined }
}

/** Where numbers ring, the most frequent first. */
export function ringTargetsOf(numbers: readonly Routed[]): RingTarget[] {
  const found = new Map<string, RingTarget>()
  for (const target of numbers.map(targetOf)) {
    const key = `${target.kind} ${target.id}`
    found.set(key, { ...target, count: (found.get(key)?.count ?? 0) + 1 })
  }
  return [...found.values()].toSorted((one, other) => other.count - one.count)
}
