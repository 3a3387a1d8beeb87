import type { components } from '@lineboard/contract'

type Customer = Pick<components['schemas']['Customer'], 'balance' | 'accounting_type'>

/** A prepaid wallet that lasts less than this many days is low. */
const lowDays = 7

/** What is to be said of a wallet; undefined while all is well, and where calls are paid afterwards. */
export type BalanceState = 'overdrawn' | 'empty' | 'low'

/** Judges a balance by how many days it lasts at the rate of the last weeks, where that is known. */
export function balanceState({ balance, accounting_type }: Customer, daysLeft?: number): BalanceState | undefined {
  if (accounting_type === 'postpaid') return undefined
  if (balance < 0) return 'overdrawn'
  if (balance === 0) return 'empty'
  return daysLeft !== undefined && daysLeft < lowDays ? 'low' : undefined
}
