import { type AccountState, strictest } from '@lineboard/contract/account'
import { unprocessable } from '../errors/loopback-error.ts'
import type { Row } from '../store/models.ts'
import type { Store } from '../store/types.ts'
import { holdNumbers } from './held-numbers.ts'
import { heldBy, ownState, standingOf } from './standing.ts'

const whatToDo = {
  wallet: 'has stopped calls: add funds, and they run again by themselves',
  past_due: 'is past due: add funds, and the account is active again by itself once it is paid',
} as const

/** Throws a 422 where the account would not be active: with money it is, by itself. */
function refuseUnpaid(store: Store, customer: Row<'Customer'>): void {
  const { balance: value } = customer
  const refused = (code: string, message: string) =>
    unprocessable('Customer', [{ field: 'balance', code, message, value }])
  if (value < 0) throw refused('numericality.min', 'is overdrawn; add funds first')
  const why = heldBy({ ...standingOf(store, customer), chosen: 'active' })
  if (why === 'wallet' || why === 'past_due') throw refused(why, whatToDo[why])
}

/** Brings an account into the strictest of the states it has a reason for, and its tracking numbers with it. */
export function applyState(store: Store, customer: Row<'Customer'>): AccountState {
  const standing = standingOf(store, customer)
  const state = strictest(standing.chosen, ownState(standing))
  if (state === customer.state) return state
  store.table('AccountStanding').patch(customer.id, { given: state })
  store.table('Customer').patch(customer.id, { state })
  holdNumbers(store, customer.id, state)
  return state
}

/**
 * Does what a person chose for an account, and answers the state it is in then: a stricter one where the server has a reason of its
 * own. Throws a 422 for an account that can't be active yet.
 */
export function chooseState(store: Store, customer: Row<'Customer'>, chosen: AccountState): { state: AccountState } {
  if (chosen === 'active') refuseUnpaid(store, customer)
  standingOf(store, customer)
  store.table('AccountStanding').patch(customer.id, { chosen })
  return { state: applyState(store, customer) }
}
