import {
  type AccountState,
  dunningSteps,
  strictest,
  toLowBalance,
  type WalletBand,
  walletBand,
} from '@lineboard/contract/account'
import { unprocessable } from '../../../ground/errors.ts'
import type { Row } from '../../../store/rows/internal-rows.ts'
import type { Store } from '../../../store/rows/types.ts'
import type { Service } from '../../rules/service.ts'
import type { WalletContext } from '../wallet/wallet.ts'

/** Where, when and in which world an account is looked after. */
export interface AccountContext extends WalletContext {
  world: Service
}

/** What the server remembers of an account, so that it says each thing once and undoes only what it did itself. */
export interface AccountStanding {
  /** The customer's. */
  id: number
  /** The state that people have chosen. */
  chosen: AccountState
  /** The state that was written last. Where the row says another, somebody chose that. */
  given: AccountState
  /** How full the wallet was when it was last looked at. */
  band: WalletBand
  /** Whether the server has stopped calls, as the wallet passed below what it must hold. */
  isStopped: boolean
  /** Whether the card was charged, or tried, since the wallet passed below the threshold of `autoTopUp`. */
  isToppedUp: boolean
  /** The month, such as 2026-05, in which no more may be charged by itself. */
  limitMonth?: string
  /** How many of the `dunningSteps` were taken for what is past due. */
  dunned: number
}

declare module '../../../store/rows/internal-rows.ts' {
  interface InternalRows {
    AccountStanding: AccountStanding
  }
}

/** What wallets must hold at present. */
export const lowBalanceOf = (store: Store) =>
  toLowBalance(store.table('SystemSetting').by('key', 'low_balance')[0]?.payload)

/** The standing of an account. One that is seen first is taken as it is: nothing has passed below anything yet. */
export function standingOf(store: Store, customer: Row<'Customer'>): AccountStanding {
  const { id, state } = customer
  const standings = store.table('AccountStanding')
  const known = standings.get(id)
  if (known) return known.given === state ? known : standings.patch(id, { chosen: state, given: state })
  const band = walletBand(customer, lowBalanceOf(store))
  return standings.insert({ id, chosen: state, given: state, band, isStopped: false, isToppedUp: false, dunned: 0 })
}

/** The state that the server itself keeps an account in. */
export const stateByServer = ({ isStopped, dunned }: AccountStanding): AccountState =>
  strictest(isStopped ? 'calls_stopped' : 'active', dunningSteps[dunned - 1]?.state ?? 'active')

/** Why an account is not active; undefined where it is. */
export function inactiveReason({ chosen, ...standing }: AccountStanding): 'person' | 'wallet' | 'past_due' | undefined {
  const own = stateByServer({ chosen, ...standing })
  if (strictest(chosen, own) === 'active') return undefined
  if (chosen === strictest(chosen, own)) return 'person'
  return standing.isStopped ? 'wallet' : 'past_due'
}

type NumberStatus = Row<'OpNumber'>['status']

/** A tracking number that is paused or stopped because its account is. */
interface HeldNumber {
  /** The number's. */
  id: number
  /** Its status in an account that is active. */
  own: NumberStatus
  /** The status it has of its account. Where the row says another, somebody chose that. */
  given: NumberStatus
}

declare module '../../../store/rows/internal-rows.ts' {
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
function holdNumbers(store: Store, customerId: number, state: AccountState): void {
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
  const why = inactiveReason({ ...standingOf(store, customer), chosen: 'active' })
  if (why === 'wallet' || why === 'past_due') throw refused(why, whatToDo[why])
}

/** Brings an account into the strictest of the states it has a reason for, and its tracking numbers with it. */
export function applyState(store: Store, customer: Row<'Customer'>): AccountState {
  const standing = standingOf(store, customer)
  const state = strictest(standing.chosen, stateByServer(standing))
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
