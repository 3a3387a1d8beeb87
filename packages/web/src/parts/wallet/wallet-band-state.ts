import type { components } from '@lineboard/contract'
import { LOW_DAYS, type WalletForecast } from '@lineboard/sdk/forecast'

type Schemas = components['schemas']
type Customer = Pick<Schemas['Customer'], 'balance' | 'accounting_type' | 'state'>

/** What is to be said of an account over every screen; undefined while all is well. */
export type WalletBandState = 'stopped' | 'paused' | 'low'

/**
 * Judges an account: what has stopped goes before what will. A prepaid wallet is low below what the service says, or when it lasts
 * few days; both as far as they are known.
 */
export function walletBandState(
  { balance, accounting_type, state }: Customer,
  limits: Schemas['LowBalance'] | undefined,
  forecast: WalletForecast | undefined,
): WalletBandState | undefined {
  if (state === 'calls_stopped') return 'stopped'
  if (state === 'tracking_paused') return 'paused'
  if (accounting_type === 'postpaid') return undefined
  const isBelow = limits !== undefined && balance < limits.warnBelowUsd
  const isShort = forecast?.kind === 'until' && forecast.days < LOW_DAYS
  return isBelow || isShort ? 'low' : undefined
}
