import { walletBand } from '@lineboard/contract/account'
import { followOverdue } from '../renewals/dunning.ts'
import { applyState } from './apply-account-state.ts'
import { topUpBySelf } from './auto-top-up.ts'
import { notifyPayers } from './notices.ts'
import { type AccountPlace, lowBalanceOf, standingOf } from './standing.ts'
import { passedBelow, runsAgain } from './wallet-notices.ts'

const order = { enough: 2, low: 1, empty: 0 } as const

/** Tells a customer whose wallet has passed below a limit, once, and stops or lets run its calls. */
function followBand(place: AccountPlace, customerId: number): void {
  const { store } = place
  const customer = store.table('Customer').get(customerId)
  if (!customer) return
  const limits = lowBalanceOf(store)
  const { band: before } = standingOf(store, customer)
  const band = walletBand(customer, limits)
  if (band === before) return
  const isBelow = order[band] < order[before]
  const isStopped = band === 'empty'
  store.table('AccountStanding').patch(customerId, { band, isStopped })
  if (!isBelow || band === 'enough') return
  notifyPayers(place, customer, passedBelow(customer, band, isStopped ? limits.stopBelowUsd : limits.warnBelowUsd))
}

/** Brings the account into the state that follows, and tells who may pay where money has let it run again. */
function followState(place: AccountPlace, customerId: number): void {
  const { store } = place
  const before = store.table('Customer').get(customerId)
  if (!before) return
  const state = applyState(store, before)
  const runs = { active: 2, tracking_paused: 1, calls_stopped: 0 }
  const isOpened = runs[state] > runs[before.state]
  if (isOpened) notifyPayers(place, { ...before, state }, runsAgain({ ...before, state }))
}

/**
 * Looks after an account whose money, or limits, have changed: charges the card by itself, pays what is past due, warns, stops calls and
 * lets them run again. What was said and done is remembered, so that looking twice does nothing more.
 */
export function followAccount(place: AccountPlace, customerId: number): void {
  const customer = place.store.table('Customer').get(customerId)
  if (!customer) return
  standingOf(place.store, customer)
  topUpBySelf(place, customer)
  followOverdue(place, customerId)
  followBand(place, customerId)
  followState(place, customerId)
}
