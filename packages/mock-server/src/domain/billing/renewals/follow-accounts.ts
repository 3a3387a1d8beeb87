import { walletBand } from '@lineboard/contract/account'
import type { Change, Store } from '../../../store/rows/types.ts'
import type { MoneyChanges, Service } from '../../rules/service.ts'
import {
  lowWalletNotice,
  mailNotice,
  notifyPayers,
  reactivatedNotice,
  receiptNotice,
} from '../accounts/account-notices.ts'
import { type AccountContext, applyState, lowBalanceOf, standingOf } from '../accounts/account-state.ts'
import { intentOfTransaction, paidInOtherCurrency } from '../cards/intents.ts'
import { topUpAutomatically } from './auto-top-up.ts'
import { payOverdueFromWallet } from './dunning.ts'

/** Notes what a change of a row asks to be followed. */
export function noteMoneyChange(moved: MoneyChanges, store: Store, { model, kind, row }: Change): void {
  if (kind === 'deleted') return
  if (model === 'Customer') moved.customers.add(Number(row.id))
  if (model === 'SystemSetting' && row.key === 'low_balance') noteAllCustomers(moved, store)
  if (model === 'PaymentTransaction' && kind === 'created' && row.transactionType === 'payment')
    moved.payments.add(Number(row.id))
}

/** Notes every customer. */
export function noteAllCustomers(moved: MoneyChanges, store: Store): void {
  for (const { id } of store.table('Customer').all()) moved.customers.add(id)
}

const order = { enough: 2, low: 1, empty: 0 } as const

/** Tells a customer whose wallet has passed below a limit, once, and stops or lets run its calls. */
function followBand(context: AccountContext, customerId: number): void {
  const { store } = context
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
  notifyPayers(
    context,
    customer,
    lowWalletNotice(customer, band, isStopped ? limits.stopBelowUsd : limits.warnBelowUsd),
  )
}

/** Brings the account into the state that follows, and tells who may pay where money has let it run again. */
function followState(context: AccountContext, customerId: number): void {
  const { store } = context
  const before = store.table('Customer').get(customerId)
  if (!before) return
  const state = applyState(store, before)
  const runs = { active: 2, tracking_paused: 1, calls_stopped: 0 }
  const isOpened = runs[state] > runs[before.state]
  if (isOpened) notifyPayers(context, { ...before, state }, reactivatedNotice({ ...before, state }))
}

/**
 * Looks after an account whose money, or limits, have changed: charges the card by itself, pays what is past due, warns, stops calls and
 * lets them run again. What was said and done is remembered, so that looking twice does nothing more.
 */
function followAccount(context: AccountContext, customerId: number): void {
  const customer = context.store.table('Customer').get(customerId)
  if (!customer) return
  standingOf(context.store, customer)
  topUpAutomatically(context, customer)
  payOverdueFromWallet(context, customerId)
  followBand(context, customerId)
  followState(context, customerId)
}

function mailReceipts(context: AccountContext): void {
  const { store, world } = context
  for (const id of world.moved.payments) {
    world.moved.payments.delete(id)
    const payment = store.table('PaymentTransaction').get(id)
    const customer = store.table('Customer').get(payment?.customerId ?? 0)
    const intent = intentOfTransaction(store, id)
    if (payment && customer)
      mailNotice(context, customer, receiptNotice(customer, payment, intent && paidInOtherCurrency(intent)))
  }
}

/** Takes the next of what is to be followed. */
function nextOf(customers: Set<number>): number | undefined {
  const [id] = customers
  if (id !== undefined) customers.delete(id)
  return id
}

/**
 * Follows what has moved since it was last asked: after each request, each simulated call and each charge. It is not done while money
 * moves, so that no movement comes in between the two halves of another.
 */
export function settleAccounts(world: Service, at?: Date): void {
  const context: AccountContext = { world, store: world.store, now: () => at ?? world.clock.now() }
  for (let id = nextOf(world.moved.customers); id !== undefined; id = nextOf(world.moved.customers))
    followAccount(context, id)
  mailReceipts(context)
}
