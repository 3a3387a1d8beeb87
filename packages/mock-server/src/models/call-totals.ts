import type { Row } from '../store/models.ts'
import type { Store } from '../store/types.ts'

/** What the call logs say of a tracking number. */
export function totalsOf(store: Store, trackingNumber: string): Pick<Row<'OpNumber'>, 'totalCalls' | 'lastCallAt'> {
  const calls = store.table('CallLog').by('trackingNumber', trackingNumber)
  const last = calls
    .map(({ startedAt }) => startedAt)
    .toSorted()
    .at(-1)
  return { totalCalls: calls.length, ...(last && { lastCallAt: last }) }
}
