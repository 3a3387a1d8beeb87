import type { components } from '../generated/schema.gen.ts'
import { OWNER_ID } from '../owner.ts'

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
