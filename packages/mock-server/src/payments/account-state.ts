import type { Row } from '../store/models.ts'
import type { Store } from '../store/types.ts'

type AccountState = Row<'Customer'>['state']
type NumberStatus = Row<'OpNumber'>['status']

/** What an account state does to tracking numbers: those with one of these statuses get another. */
const follows: Readonly<Record<AccountState, { from: readonly NumberStatus[]; to: NumberStatus }>> = {
  active: { from: ['paused', 'stopped'], to: 'active' },
  tracking_paused: { from: ['active', 'stopped'], to: 'paused' },
  calls_stopped: { from: ['active', 'paused'], to: 'stopped' },
}

/** Changes the state of an account, and of its tracking numbers with it. Released numbers stay released. */
export function changeAccountState(store: Store, customerId: number, state: AccountState): { state: AccountState } {
  store.table('Customer').patch(customerId, { state })
  const numbers = store.table('OpNumber')
  const { from, to } = follows[state]
  for (const { id, status } of [...numbers.by('customerId', customerId)]) {
    if (from.includes(status)) numbers.patch(id, { status: to })
  }
  return { state }
}
