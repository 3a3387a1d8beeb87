import { type Hold, lostHold, type Rights } from '@lineboard/contract/permissions'
import { unprocessable } from '../../ground/errors.ts'
import type { AnyRow, ModelName } from '../../store/rows/internal-rows.ts'
import type { Store } from '../../store/rows/types.ts'
import { rightsOf } from './rights-of.ts'

/** Tables that say who may do what, each with the field that a form shows a refusal at where a whole row goes. */
const decisive: Readonly<Record<string, string>> = {
  DashUser: 'id',
  DashRoleMapping: 'principalId',
  GuiVisibility: 'guiPermissionId',
}

const words: Readonly<Record<Hold, string>> = {
  administrator: 'is the last administrator of the customer: make somebody else one first',
  'Manage Users': 'would leave the customer with nobody who may change users: give somebody else a role that may first',
  'Manage Roles': 'would leave the customer with nobody who may change roles: give somebody else a role that may first',
}

/** What the people of each customer may do who can sign in. */
function rightsByCustomer(store: Store): Map<number, Rights[]> {
  const people = [...store.table('DashUser').all()].filter(({ emailVerified }) => emailVerified)
  const rights = people.map((user) => rightsOf(store, user))
  return Map.groupBy(rights, ({ customerId }) => customerId)
}

/** A change of one table, by its rows before and after: either may be missing. */
export interface RowChange {
  before?: AnyRow
  after?: AnyRow
}

function apply(store: Store, model: ModelName, { before, after }: RowChange): void {
  const table = store.anyTable(model)
  if (before && after) table?.replace(before.id, after)
  else if (before) table?.delete(before.id)
}

function changedField(model: string, { before, after }: RowChange): string {
  const changed = Object.keys({ ...before, ...after }).find((name) => after && before?.[name] !== after[name])
  return changed ?? decisive[model] ?? 'id'
}

/**
 * Throws a 422 where changes, taken together, would leave a customer with nobody who administers it, changes users or changes roles,
 * and somebody did before. The one rule for every call that can take such a right away.
 */
export function refuseLastAdministrator(store: Store, model: ModelName, changes: readonly RowChange[]): void {
  if (!Object.hasOwn(decisive, model) || changes.length === 0) return
  const trial = store.fork()
  for (const change of changes) apply(trial, model, change)
  const left = rightsByCustomer(trial)
  for (const [customerId, rights] of rightsByCustomer(store)) {
    const lost = lostHold(rights, left.get(customerId) ?? [])
    if (!lost) continue
    const [first = {}] = changes
    const field = changedField(model, first)
    const value = changes.map(({ before }) => before?.id).join(', ')
    throw unprocessable(model, [{ field, code: 'lastAdministrator', message: words[lost], value }])
  }
}
