import { AccountState as byStrictness } from '../generated/enumerations.gen.ts'
import type { components } from '../generated/schema.gen.ts'
import { OWNER_ID } from '../owner.ts'

/** Whether tracking and incoming calls run for an account. */
export type AccountState = components['schemas']['AccountState']

/** The state an account is in for all its reasons: that of the strictest. Active where there is none. */
export const strictest = (...states: readonly AccountState[]): AccountState =>
  byStrictness.findLast((state) => states.includes(state)) ?? 'active'

/** What a customer who does not pay what is due is told, how many days after it was, and the state the account is in from then on. */
export const dunningSteps = [
  { day: 0, state: 'active' },
  { day: 3, state: 'active' },
  { day: 7, state: 'tracking_paused' },
  { day: 14, state: 'calls_stopped' },
] as const satisfies readonly { day: number; state: AccountState }[]

type Customer = components['schemas']['Customer']

/** What a wallet must hold, in USD: below the first its customer is warned, below the second calls stop. */
export interface LowBalance {
  warnBelowUsd: number
  stopBelowUsd: number
}

/** How full a wallet is: nothing to do, a warning, or no calls. */
export type WalletBand = 'enough' | 'low' | 'empty'

/** Whose wallet it is, and what it holds in USD. */
export type Wallet = Pick<Customer, 'id' | 'balance' | 'accounting_type'>

/** An amount that a setting names; 0 for what is none, as nobody is warned or stopped by a mistyped setting. */
const amountOf = (value: unknown): number =>
  typeof value === 'number' && Number.isFinite(value) ? Math.max(0, value) : 0

/** Reads the payload of the setting `low_balance`. What is missing or no amount is 0: a prepaid wallet is never a credit. */
export function toLowBalance(payload: unknown): LowBalance {
  const { warnBelowUsd, stopBelowUsd }: { warnBelowUsd?: unknown; stopBelowUsd?: unknown } = Object(payload)
  return { warnBelowUsd: amountOf(warnBelowUsd), stopBelowUsd: amountOf(stopBelowUsd) }
}

/**
 * The band a wallet is in. One that is empty pays for no call, whatever the setting says. Customers who pay afterwards, and the
 * owner of the installation, always have enough.
 */
export function walletBand({ id, balance, accounting_type }: Wallet, limits: LowBalance): WalletBand {
  if (id === OWNER_ID || accounting_type === 'postpaid') return 'enough'
  if (balance <= 0 || balance < limits.stopBelowUsd) return 'empty'
  return balance < limits.warnBelowUsd ? 'low' : 'enough'
}

/** When a card is charged by itself, and by how much. */
export type TopUpOrder = components['schemas']['AutoTopUp']

const cents = (usd: number): number => Math.round(usd * 100)

/** Whether a wallet with so many US dollars holds less than an order allows, so that its card is charged. */
export const isBelowTopUp = (balanceUsd: number, { isOn, belowUsd }: TopUpOrder): boolean =>
  isOn && cents(balanceUsd) < cents(belowUsd)

const fields = ['isOn', 'belowUsd', 'amountUsd', 'paymentId', 'monthlyLimitUsd'] as const

/** Whether two orders say the same, none at all included. */
export const isSameTopUp = (one: TopUpOrder | undefined, other: TopUpOrder | undefined): boolean =>
  (one === undefined) === (other === undefined) && fields.every((field) => one?.[field] === other?.[field])

/** Whether saving an order charges its card at once: one that was changed is followed again, also where the wallet was below before. */
export const chargesOnSaving = (balanceUsd: number, next: TopUpOrder, kept: TopUpOrder | undefined): boolean =>
  isBelowTopUp(balanceUsd, next) && !isSameTopUp(next, kept)
