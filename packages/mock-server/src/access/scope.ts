import { entityMeta } from '../contract/entity-meta.ts'
import { compileWhere } from '../query/where.ts'
import type { AnyRow, ModelName } from '../store/models.ts'
import type { CheckedWhere, Store, Where } from '../store/types.ts'
import type { Principal } from './principal.ts'

type Scope = (customerId: number, store: Store) => Where

const staffIds = (customerId: number, store: Store) =>
  store
    .table('DashUser')
    .by('customerId', customerId)
    .map(({ id }) => id)

const versionIds = (customerId: number, store: Store) =>
  store
    .table('Ticket')
    .by('customerId', customerId)
    .flatMap((ticket) => store.table('TicketVersion').by('ticketId', ticket.id))
    .map(({ id }) => id)

/** Models whose rows of a customer are not simply those with its `customerId`. */
const special: Readonly<Record<string, Scope>> = {
  Customer: (customerId) => ({ id: customerId }),
  // The owner's entries hold for everybody.
  BlacklistNumber: (customerId) => (customerId === 1 ? {} : { customerId: { inq: [1, customerId] } }),
  // A role without a customer serves all of them.
  DashRole: (customerId) => ({ customerId: { inq: [customerId, null] } }),
  DashRoleMapping: (customerId, store) => ({ principalId: { inq: staffIds(customerId, store) } }),
  Observer: (customerId, store) => ({ versionId: { inq: versionIds(customerId, store) } }),
  VerificationToken: (customerId, store) => ({ userId: { inq: staffIds(customerId, store) } }),
}

/** The rows of a model that a principal may see; undefined when that is all of them. */
function scopeOf(store: Store, model: ModelName, principal: Principal): Where | undefined {
  if (principal.isSuperAdmin) return undefined
  const scope = special[model]
  if (scope) return scope(principal.customerId, store)
  return entityMeta(model)?.fields.customerId ? { customerId: principal.customerId } : undefined
}

/** A `where` that matches only rows the principal may see. */
export function scoped(store: Store, model: ModelName, principal: Principal, where: Where = {}): CheckedWhere {
  const scope = scopeOf(store, model, principal)
  const narrowed = scope && Object.keys(where).length > 0 ? { and: [scope, where] } : (scope ?? where)
  return narrowed as CheckedWhere
}

/** Whether the principal may see this row. */
export function maySee(store: Store, model: ModelName, row: AnyRow, principal: Principal): boolean {
  const scope = scopeOf(store, model, principal)
  return !scope || compileWhere(scope, model, (name) => store.anyTable(name)).test(row)
}
