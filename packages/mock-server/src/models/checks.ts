import { OWNER_ID } from '@lineboard/contract/owner'
import type { FieldIssue } from '../errors/loopback-error.ts'
import type { Context } from '../handlers/types.ts'
import type { AnyRow, EntityName } from '../store/models.ts'
import type { Store } from '../store/types.ts'

/** A row that belongs to a customer. */
type Owned = { id: number; customerId: number }

/** Refuses a customer that is not there. */
export function customerIssues(context: Context, { customerId }: Owned): FieldIssue[] {
  if (context.store.table('Customer').get(customerId)) return []
  return [{ field: 'customerId', code: 'existence', message: 'does not exist', value: customerId }]
}

/** Refuses a value that another row of the same customer has in this field. */
export function takenIssues(context: Context, model: EntityName, row: Owned, field: string): FieldIssue[] {
  const value: unknown = Reflect.get(row, field)
  const same = context.store.anyTable(model)?.by(field, value) ?? []
  const isTaken = same.some((other) => other.customerId === row.customerId && other.id !== row.id)
  return isTaken ? [{ field, code: 'uniqueness', message: 'is already taken', value }] : []
}

/** Whether a row may be used by a customer: its own, or the owner's where those are for everybody. */
export function isUsable(row: AnyRow | Owned | undefined, customerId: number, isShared = false): boolean {
  if (!row) return false
  const belongsTo: unknown = Reflect.get(row, 'customerId')
  return belongsTo === customerId || (isShared && belongsTo === OWNER_ID)
}

/** Models whose rows of the owner serve every customer. */
export const isShared = (model: EntityName): boolean => model === 'SipGateway'

/** Refuses a foreign key that names no row of the customer. `name` is what people call such a row. */
export function linkIssues(store: Store, row: Owned, field: string, model: EntityName, name: string): FieldIssue[] {
  const value: unknown = Reflect.get(row, field)
  if (typeof value !== 'number') return []
  if (isUsable(store.anyTable(model)?.get(value), row.customerId, isShared(model))) return []
  return [{ field, code: 'existence', message: `is no ${name} of this customer`, value }]
}

/** Company ID that rows are kept under where they name none: the customer's own. */
export function companyIdOf({ store }: Context, customerId: number | undefined): { companyId?: string } {
  const companyId = customerId === undefined ? undefined : store.table('Customer').get(customerId)?.companyId
  return companyId === undefined ? {} : { companyId }
}
