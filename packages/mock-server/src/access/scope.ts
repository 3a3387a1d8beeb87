import { OWNER_ID } from '@lineboard/contract/owner'
import {
  type Belonging,
  mayChangeRow,
  maySeeRow,
  type RowRight,
  rowRightOf,
  seesAllRows,
  seesColleagues,
} from '@lineboard/contract/permissions'
import { viewOf } from '../contract/joined-fields.ts'
import type { AnyRow, ModelName } from '../store/models.ts'
import type { CheckedWhere, Store, Where } from '../store/types.ts'
import type { Principal } from './principal.ts'
import { type Sight, withinSight } from './within-sight.ts'

function narrowed(store: Store, right: RowRight, principal: Principal): Where | undefined {
  const { customerId, userId } = principal
  if (typeof right === 'string') {
    switch (right) {
      case 'everybody':
        return undefined
      case 'itself':
        return { id: customerId }
      case 'customer or everybody':
        return { customerId: { inq: [customerId, null] } }
      case 'customer or owner':
        return customerId === OWNER_ID ? undefined : { customerId: { inq: [OWNER_ID, customerId] } }
      default:
        return { customerId }
    }
  }
  if ('own' in right) return seesColleagues(principal, right) ? { customerId } : { customerId, [right.own]: userId }
  // The generated table of rights names models of the contract alone.
  const named = store.anyTable(right.model)?.find({ where: scoped(store, right.model as ModelName, principal) }) ?? []
  return { [right.through]: { inq: named.map(({ id }) => id) } }
}

/** The rows of a model that a principal may see; undefined when that is all of them. */
function scopeOf(store: Store, model: string, principal: Principal): Where | undefined {
  const right = rowRightOf(model)
  return seesAllRows(principal, viewOf[model] ?? model) || right === undefined
    ? undefined
    : narrowed(store, right, principal)
}

/** A `where` that matches only rows the principal may see, and by nothing that stands in others. */
export function scoped(store: Store, model: ModelName, principal: Principal, where: Where = {}): CheckedWhere {
  const scope = scopeOf(store, model, principal)
  if (!scope || Object.keys(where).length === 0) return (scope ?? where) as CheckedWhere
  const sight: Sight = {
    scopeOf: (related) => scopeOf(store, related, principal),
    find: (related, inner) => store.anyTable(related)?.find({ where: scoped(store, related, principal, inner) }) ?? [],
  }
  // What is put together of conditions that were checked.
  const both: Where = { and: [scope, withinSight(sight, model, where)] }
  return both as CheckedWhere
}

const numberIn = (row: AnyRow, field: string) => {
  const value = row[field]
  return typeof value === 'number' ? value : undefined
}

/** Customer of nobody: rows whose owner is gone are the super administrator's alone. */
const NOBODY = -1

/** Whose a row is. */
export function belongingOf(store: Store, model: string, row: AnyRow): Belonging {
  const right = rowRightOf(viewOf[model] ?? model)
  if (right === undefined || right === 'everybody') return {}
  if (right === 'itself') return { customerId: Number(row.id) }
  const customerId = numberIn(row, 'customerId') ?? (right === 'customer or everybody' ? undefined : NOBODY)
  if (typeof right === 'string') return { customerId }
  if ('own' in right) return { customerId, userId: numberIn(row, right.own) }
  const named = store.anyTable(right.model)?.get(numberIn(row, right.through) ?? 0)
  return named ? belongingOf(store, right.model, named) : { customerId: NOBODY }
}

/** Whether the principal may see this row. */
export const maySee = (store: Store, model: ModelName, row: AnyRow, principal: Principal): boolean =>
  maySeeRow(principal, model, belongingOf(store, model, row))

/** Whether the principal may change this row, where the call is one it may make. */
export const mayTouch = (store: Store, model: ModelName, row: AnyRow, principal: Principal): boolean =>
  mayChangeRow(principal, model, belongingOf(store, model, row))
