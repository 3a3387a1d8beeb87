import { OWNER_ID } from '@lineboard/contract/owner'
import { type RowProblem, type RowProblemKind, rowProblems } from '@lineboard/contract/row-rules'
import type { FieldIssue } from '../../ground/errors.ts'
import type { AnyRow, EntityName, Id } from '../../store/rows/internal-rows.ts'
import type { Store } from '../../store/rows/types.ts'
import { amountWithCode } from '../billing/money/money.ts'
import type { RuleContext } from './rule-context.ts'

/** A row that belongs to a customer. */
type Owned = { id: number; customerId: number }

/** Refuses a customer that is not there. */
export function customerIssues(context: RuleContext, { customerId }: Owned): FieldIssue[] {
  if (context.store.table('Customer').get(customerId)) return []
  return [{ field: 'customerId', code: 'existence', message: 'does not exist', value: customerId }]
}

/** Refuses a value that another row of the same customer has in this field. */
export function takenIssues(context: RuleContext, model: EntityName, row: Owned, field: string): FieldIssue[] {
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
export function companyIdOf({ store }: RuleContext, customerId: number | undefined): { companyId?: string } {
  const companyId = customerId === undefined ? undefined : store.table('Customer').get(customerId)?.companyId
  return companyId === undefined ? {} : { companyId }
}

/** An issue when one of the others has the same text in a field, whatever its case. */
export function uniqueness<F extends string>(
  row: Readonly<Record<F, unknown>> & { id: Id },
  field: F,
  others: Iterable<Readonly<Record<F, unknown>> & { id: Id }>,
): FieldIssue[] {
  const key = (value: unknown) => String(value).toLowerCase()
  const wanted = key(row[field])
  for (const other of others) {
    if (other.id === row.id || key(other[field]) !== wanted) continue
    return [{ field, code: 'uniqueness', message: 'is already taken', value: row[field] }]
  }
  return []
}

const said: Readonly<Record<RowProblemKind, Pick<FieldIssue, 'code' | 'message'>>> = {
  phone: { code: 'format', message: 'is not a phone number' },
  caller: { code: 'format', message: 'is not a phone number' },
  address: { code: 'format', message: 'is no IPv4 address, IPv6 address or host name' },
  prefix: { code: 'format', message: 'has other characters than digits, +, * and #' },
  ip: { code: 'format', message: 'is no IPv4 or IPv6 address' },
  mask: { code: 'range', message: 'has more bits than the address' },
  expression: { code: 'format', message: 'is no regular expression' },
  text: { code: 'format', message: 'has terms that are no text' },
  limit: {
    code: 'range',
    message: `has a limit that is no amount from ${amountWithCode(0, 'USD')} to ${amountWithCode(100_000, 'USD')}`,
  },
  aboveWarning: { code: 'range', message: 'stops accounts above the limit of the warning' },
  days: { code: 'range', message: 'has a time that is no whole number of days from 1 to 3650' },
  choice: { code: 'format', message: 'has a choice that is neither true nor false' },
  keyEnd: { code: 'inclusion', message: 'is not within the next two years' },
}

/** A field of a list is refused as the list: its name is what bodies have. */
const toIssue = ({ field, kind, value }: RowProblem): FieldIssue => ({
  field: field.split('.')[0] ?? field,
  ...said[kind],
  value,
})

/**
 * What the contract's rules refuse of a row. What stood there before may stay, so that a row older than a rule can be changed
 * in other fields.
 */
export function ruleIssues(model: string, row: object, before?: object): FieldIssue[] {
  const old = new Set((before ? rowProblems(model, before) : []).map(({ field, value }) => `${field} ${value}`))
  return rowProblems(model, row)
    .filter(({ field, value }) => !old.has(`${field} ${value}`))
    .map(toIssue)
}
