import { entityMeta, entityNames } from '../contract/entity-meta.ts'
import { viewOf } from '../contract/joined-fields.ts'
import { unprocessable } from '../errors/loopback-error.ts'
import type { Store, Where } from '../store/types.ts'
import { removeBelongings } from './dash-user.ts'
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

/** Takes rows out, and those that hang on them and have no customer of their own, such as the versions of a ticket. */
function removeWhere(store: Store, model: string, where: Where): void {
  const gone = store.anyTable(model)?.deleteWhere(where) ?? []
  if (gone.length === 0) return
  const ids = gone.map(({ id }) => id)
  for (const relation of Object.values(entityMeta(model)?.relations ?? {})) {
    if (relation.type !== 'hasMany' || entityMeta(relation.model)?.fields.customerId) continue
    removeWhere(store, relation.model, { [relation.foreignKey]: { inq: ids } })
  }
}

/** What a customer does not set after opening the account. */
const agreed = ['currency', 'accounting_type'] as const

/** Customers: defaults of a new account, and everything that goes with one. Its audit entries stay: they are history. */
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

  beforeDelete({ id, companyName }, { store, principal }) {
    const why = id === 1 ? 'is the owner of the installation' : id === principal.customerId ? 'is your own' : undefined
    if (why) {
      const message = `${why} and can't be deleted`
      throw unprocessable('Customer', [{ field: 'id', code: 'undeletable', message, value: companyName }])
    }
    for (const user of [...store.table('DashUser').by('customerId', id)]) removeBelongings(store, user.id)
    const models = entityNames.filter((name) => entityMeta(name)?.fields.customerId && !viewOf[name])
    for (const model of models) if (model !== 'AuditLog') removeWhere(store, model, { customerId: id })
  },
}
