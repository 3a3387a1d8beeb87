import type { AccountState } from '@lineboard/contract/account'
import type { Row } from '../store/models.ts'
import type { Store } from '../store/types.ts'

type NumberStatus = Row<'OpNumber'>['status']

/** A tracking number that is paused or stopped because its account is. */
export interface HeldNumber {
  /** The number's. */
  id: number
  /** Its status in an account that is active. */
  own: NumberStatus
  /** The status it has of its account. Where the row says another, somebody chose that. */
  given: NumberStatus
}

declare module '../store/internal-rows.ts' {
  interface InternalRows {
    HeldNumber: HeldNumber
  }
}

const byStrictness: readonly NumberStatus[] = ['active', 'paused', 'stopped']

const statusIn = { active: 'active', tracking_paused: 'paused', calls_stopped: 'stopped' } as const satisfies Readonly<
  Record<AccountState, NumberStatus>
>

/** Its status in an account that is active: what people have made of it. */
function ownStatus(store: Store, { id, status }: Row<'OpNumber'>): NumberStatus {
  const held = store.table('HeldNumber').get(id)
  return held?.given === status ? held.own : status
}

/**
 * Lets the tracking numbers of an account follow its state. What was paused or stopped one by one is never started by it, and is as
 * it was when the account is active again. Released numbers stay released.
 */
export function holdNumbers(store: Store, customerId: number, state: AccountState): void {
  const [numbers, held] = [store.table('OpNumber'), store.table('HeldNumber')]
  for (const number of [...numbers.by('customerId', customerId)]) {
    const { id, status } = number
    if (status === 'released') continue
    const own = ownStatus(store, number)
    const given = byStrictness.findLast((one) => one === own || one === statusIn[state]) ?? own
    held.delete(id)
    if (given !== own) held.insert({ id, own, given })
    if (given !== status) numbers.patch(id, { status: given })
  }
}
