import { unprocessable } from '../errors/loopback-error.ts'
import type { Store } from '../store/types.ts'
import type { ModelRules } from './types.ts'

const FIRST_ACCOUNT = 100_001

/** The account ID that comes after all those in use. */
function nextBillingId(store: Store): string {
  const numbers = store
    .table('Customer')
    .find()
    .map(({ billingId }) => Number(/^LB-(\d+)$/.exec(billingId ?? '')?.[1] ?? 0))
  return `LB-${Math.max(FIRST_ACCOUNT - 1, ...numbers) + 1}`
}

/** What a customer does not set after opening the account. */
const agreed = ['currency', 'accounting_type'] as const

/** Customers: defaults of a new account, and that neither the owner nor the own one is deleted. */
export const customerRules: ModelRules<'Customer'> = {
  defaults: (input, { store, now }) => ({
    currency: 'USD',
    accounting_type: 'prepaid',
    balance: 0,
    state: 'active',
    createdAt: now().toISOString(),
    ...(input.billingId === undefined && { billingId: nextBillingId(store) }),
  }),

  check(row, { principal }, before) {
    if (!before || principal.isSuperAdmin) return []
    return agreed
      .filter((field) => row[field] !== before[field])
      .map((field) => ({ field, code: 'fixed', message: 'is agreed with us: ask us to change it', value: row[field] }))
  },

  refuseDelete(rows, { principal }) {
    for (const { id, companyName } of rows) {
      const why =
        id === 1 ? 'is the owner of the installation' : id === principal.customerId ? 'is your own' : undefined
      if (!why) continue
      const message = `${why} and can't be deleted`
      throw unprocessable('Customer', [{ field: 'id', code: 'undeletable', message, value: companyName }])
    }
  },
}
