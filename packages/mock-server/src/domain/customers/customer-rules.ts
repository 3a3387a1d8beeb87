import { isSameTopUp } from '@lineboard/contract/account'
import { whyCustomerStays } from '@lineboard/contract/permissions'
import { type FieldIssue, forbidden, unprocessable } from '../../ground/errors.ts'
import type { Row } from '../../store/rows/internal-rows.ts'
import type { Store } from '../../store/rows/types.ts'
import { mayChange } from '../access/permit.ts'
import type { Principal } from '../access/principal.ts'
import { orderProblem, reenableTopUp } from '../billing/accounts/check-top-up-order.ts'
import type { ModelRules } from '../rules/model-rules.ts'

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

const isSameOrder = (row: Row<'Customer'>, before?: Row<'Customer'>) => isSameTopUp(row.autoTopUp, before?.autoTopUp)

/** An order to charge a card is for the customer's own people who may pay. Throws a 403 for others. */
function orderIssues(row: Row<'Customer'>, principal: Principal, store: Store): FieldIssue[] {
  if (!row.autoTopUp) return []
  if (principal.customerId !== row.id) throw forbidden('Automatic top-ups are turned on by the customer alone.')
  if (!mayChange(principal, 'Manage Billing')) throw forbidden('Automatic top-ups are for who may pay.')
  const problem = orderProblem(store, row)
  return problem ? [{ field: 'autoTopUp', ...problem, value: row.autoTopUp }] : []
}

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

  check(row, { principal, store }, before) {
    const topUp = isSameOrder(row, before) ? [] : orderIssues(row, principal, store)
    if (!before || principal.isSuperAdmin) return topUp
    const fixed = agreed
      .filter((field) => row[field] !== before[field])
      .map((field) => ({ field, code: 'fixed', message: 'is agreed with us: ask us to change it', value: row[field] }))
    return [...topUp, ...fixed]
  },

  saved(row, { store, principal, now }, before) {
    if (isSameOrder(row, before)) return
    const autoTopUp = { userId: principal.userId, at: now().toISOString() }
    store.table('Customer').patch(row.id, { agreements: { ...row.agreements, autoTopUp } })
    reenableTopUp(store, row.id)
  },

  gone({ id }, store) {
    store.table('AccountStanding').delete(id)
  },

  refuseDelete(rows, { principal }) {
    for (const { id, companyName } of rows) {
      const why = whyCustomerStays(id, principal)
      if (!why) continue
      const message = `${why === 'owner' ? 'is the owner of the installation' : 'is your own'} and can't be deleted`
      throw unprocessable('Customer', [{ field: 'id', code: 'undeletable', message, value: companyName }])
    }
  },
}
