import { fromCents, toCents } from '../payments/money.ts'
import type { Store } from '../store/types.ts'
import { walletOf } from './entry.ts'
import { balanceOf, transfer } from './ledger.ts'

/** Shows the sum of a customer's wallet as the `balance` of its row: the one place that writes it. Answers the sum in cents. */
export function showBalance(store: Store, customerId: number): number {
  const cents = balanceOf(store, walletOf(customerId))
  const customers = store.table('Customer')
  const row = customers.get(customerId)
  if (row && toCents(row.balance) !== cents) customers.patch(customerId, { balance: fromCents(cents) })
  return cents
}

/**
 * Writes down what the books lack of a balance that stands in a row: data kept by a version without a ledger, or a row that
 * a test has set. It comes from, or goes to, `opening`.
 */
export function openBalance(store: Store, customerId: number, at: Date): void {
  const shown = toCents(store.table('Customer').get(customerId)?.balance ?? 0)
  const missing = shown - balanceOf(store, walletOf(customerId))
  if (missing === 0) return
  const [debit, credit] =
    missing > 0 ? (['opening', walletOf(customerId)] as const) : ([walletOf(customerId), 'opening'] as const)
  transfer(store, { debit, credit, minor: Math.abs(missing), currency: 'USD', at: at.toISOString() })
}

/** Opens the books of every customer. */
export function openBalances(store: Store, at: Date): void {
  for (const { id } of store.table('Customer').all()) openBalance(store, id, at)
}
