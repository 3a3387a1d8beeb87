import type { operations } from '../generated/schema.gen.ts'
import { OWNER_ID, SUPER_ADMIN_ID } from '../owner.ts'
import { mayCall, mayCallFor, rightOf } from './may-call.ts'
import { type Belonging, type FieldUse, mayChangeRow, maySeeRow, mayUseField } from './may-touch.ts'
import { type Asker, type Rights, reaches } from './rights.ts'

/** Something somebody would like to do. */
export interface AccessRequest {
  operation: keyof operations
  /** Entity of the row, and whose it is, where the call is about a row. */
  model?: string
  row?: Belonging
  /** User whose account it is about, where it is about one. */
  accountId?: number
  /** What is done with a field of the row, where it is about one. */
  field?: { name: string; use: FieldUse }
}

/** Whether a call is made for the customer of a row by the owner's staff, who change no row of it themselves. */
const isForOther = (asker: Asker, operation: keyof operations, { customerId }: Belonging) =>
  customerId !== undefined && customerId !== asker.customerId && mayCallFor(asker, operation, customerId)

/** May A do X to B: the call, to the row it is about, with the field of it. */
export function may(asker: Asker, { operation, model, row, accountId, field }: AccessRequest): boolean {
  if (!mayCall(asker, operation, accountId)) return false
  if (model === undefined) return true
  const touches = rightOf(operation).effect === 'read' ? maySeeRow : mayChangeRow
  if (row && !touches(asker, model, row) && !isForOther(asker, operation, row)) return false
  return !field || mayUseField(asker, model, field.name, field.use, row?.userId)
}

/** Whether a role may be given to people of a customer: it is that customer's, or names none and serves them all. */
export const isRoleFor = (role: { customerId?: number | undefined }, customerId: number): boolean =>
  role.customerId === undefined || role.customerId === customerId

/** Why a customer can't be deleted, whoever may delete others: it owns the installation, or is that of who asks. Undefined for all others. */
export function whyCustomerStays(id: number, { customerId }: Pick<Asker, 'customerId'>): 'owner' | 'own' | undefined {
  if (id === OWNER_ID) return 'owner'
  return id === customerId ? 'own' : undefined
}

/** Why a user can't be deleted, whoever may delete others: it is who asks, or user 1, who looks after everything. Undefined for all others. */
export function whyUserStays(id: number, { userId }: Pick<Asker, 'userId'>): 'own' | 'superAdministrator' | undefined {
  if (id === userId) return 'own'
  return id === SUPER_ADMIN_ID ? 'superAdministrator' : undefined
}

/** What somebody at a customer has to hold: without it nobody there could give it to anybody again. */
const holds = ['administrator', 'Manage Users', 'Manage Roles'] as const
export type Hold = (typeof holds)[number]

const isHeldBy = (hold: Hold, { isSuperAdmin, principalType, sections }: Rights) =>
  isSuperAdmin || (hold === 'administrator' ? principalType === 'ADMIN' : sections.get(hold) === 'all')

/**
 * What one of the people at a customer held before a change and nobody holds after it; undefined where nothing is lost. What nobody
 * held before can't be lost.
 */
export const lostHold = (before: readonly Rights[], after: readonly Rights[]): Hold | undefined =>
  holds.find(
    (hold) => before.some((rights) => isHeldBy(hold, rights)) && !after.some((rights) => isHeldBy(hold, rights)),
  )

/**
 * Whether a change would leave somebody with less than he may do before it. Nobody does that to himself, as he couldn't take it back;
 * the super administrator may do everything, whatever his role says.
 */
export const losesOwn = (before: Rights, after: Rights): boolean => !before.isSuperAdmin && !reaches(after, before)
