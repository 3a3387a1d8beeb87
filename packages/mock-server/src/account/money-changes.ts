import type { Change, Store } from '../store/types.ts'

/** What is still to be followed of what has changed. */
export interface MoneyChanges {
  /** Customers whose money or limits have changed. */
  customers: Set<number>
  /** Payments that no receipt was mailed of. */
  payments: Set<number>
}

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
