import type { components } from '@lineboard/contract'
import type { Served } from '@lineboard/contract/stated'
import { LOW_DAYS, toLowBalance, type WalletForecast, walletBand } from '@lineboard/sdk/forecast'

type Schemas = components['schemas']
type Customer = Pick<Served<'Customer'>, 'id' | 'balance' | 'accounting_type' | 'state'>
type Detail = Pick<Schemas['SubscriptionDetail'], 'warnBelowUsd' | 'stopBelowUsd' | 'heldBy'>

/** What is to be said of an account over every screen; undefined while all is well. */
export type WalletBandState = 'stopped' | 'stoppedByWallet' | 'stoppedByDebt' | 'paused' | 'pausedByDebt' | 'low'

/** What stopped is said by why: what a person did ends by a person, the rest by money. */
const heldStates: Readonly<
  Record<
    'calls_stopped' | 'tracking_paused',
    Readonly<Record<'person' | 'wallet' | 'past_due', Exclude<WalletBandState, 'low'>>>
  >
> = {
  calls_stopped: { person: 'stopped', wallet: 'stoppedByWallet', past_due: 'stoppedByDebt' },
  tracking_paused: { person: 'paused', wallet: 'paused', past_due: 'pausedByDebt' },
}

/** What is to be said of an account that is held by money alone; undefined for any other. */
export function heldByMoney(
  state: Customer['state'],
  heldBy: Detail['heldBy'],
): Exclude<WalletBandState, 'low'> | undefined {
  return state === undefined || state === 'active' || heldBy === undefined || heldBy === 'person'
    ? undefined
    : heldStates[state][heldBy]
}

/**
 * Judges an account: what has stopped goes before what will. A prepaid wallet is low as the service says, or when it lasts few days;
 * both as far as they are known, and so is the state of the account.
 */
export function walletBandState(
  customer: Customer,
  detail: Detail | undefined,
  forecast: WalletForecast | undefined,
): WalletBandState | undefined {
  const { state } = customer
  if (state !== undefined && state !== 'active') return heldStates[state][detail?.heldBy ?? 'person']
  if (!detail) return undefined
  const isBelow = walletBand(customer, toLowBalance(detail)) !== 'enough'
  const isShort = forecast?.kind === 'until' && forecast.days < LOW_DAYS
  return isBelow || isShort ? 'low' : undefined
}
