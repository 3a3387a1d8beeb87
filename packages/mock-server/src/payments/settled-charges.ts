import type { Row } from '../store/models.ts'
import type { Store } from '../store/types.ts'

/** A call as it was when it was charged, kept when it is deleted, given away or put on another day: its charge stays where it was made. */
export interface SettledCharge {
  id: number
  /** Who was charged. */
  customerId: number
  call: Row<'CallLog'>
}

declare module '../store/internal-rows.ts' {
  interface InternalRows {
    SettledCharge: SettledCharge
  }
}

/** Keeps what a call was charged, as the call itself goes. */
export function settleCharge(store: Store, call: Row<'CallLog'>): void {
  if (call.charge > 0) store.table('SettledCharge').insert({ customerId: call.customerId, call })
}

/** What a change makes of the charge of a call: one that is no longer the same customer's, or day's, leaves it behind. */
export function chargeAfter(
  store: Store,
  before: Row<'CallLog'>,
  after: Pick<Row<'CallLog'>, 'customerId' | 'startedAt'>,
): { charge: 0 } | undefined {
  if (before.charge === 0) return undefined
  if (before.customerId === after.customerId && before.startedAt === after.startedAt) return undefined
  settleCharge(store, before)
  return { charge: 0 }
}

/** Calls that are charged to somebody and no longer there, of one customer or of all. Those of a customer who is gone went too. */
export function settledCalls(store: Store, customerId?: number): Row<'CallLog'>[] {
  const settled = store.table('SettledCharge')
  const rows = customerId === undefined ? [...settled.all()] : settled.by('customerId', customerId)
  return rows.filter((row) => store.table('Customer').get(row.customerId)).map(({ call }) => call)
}
