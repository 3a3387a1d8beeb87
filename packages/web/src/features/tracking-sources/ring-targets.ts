/** What of a tracking number says where it rings. */
interface Routed {
  receiving_numberId?: number
  ReceivingNumber?: { number: string }
}

/** A number that tracking numbers ring at, and how many do. */
export interface RingTarget {
  /** Undefined for those that ring at none of their own. */
  id: number | undefined
  number: string | undefined
  count: number
}

/** Where numbers ring, the most frequent first. */
export function ringTargetsOf(numbers: readonly Routed[]): RingTarget[] {
  const found = new Map<number | undefined, RingTarget>()
  for (const { receiving_numberId: id, ReceivingNumber } of numbers) {
    const known = found.get(id)
    found.set(id, { id, number: ReceivingNumber?.number, count: (known?.count ?? 0) + 1 })
  }
  return [...found.values()].toSorted((one, other) => other.count - one.count)
}
