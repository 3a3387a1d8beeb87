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
import { entityMeta, viewOf } from '../../ground/contract/entity-meta.ts'
import type { AnyRow, ModelName } from '../../store/rows/internal-rows.ts'
import type { CheckedWhere, Store, Where } from '../../store/rows/types.ts'
import type { Principal } from './principal.ts'

// Whoever sees a ticket learns who works on it, of the owner's staff too, but no more of them than their names.
const namesPeople = new Set(['Ticket', 'TicketVersion', 'Observer'])

/** What is told of such a person. */
export const staffFields: readonly string[] = [
  'id',
  'username',
  'email',
  'firstName',
  'lastName',
  'customerId',
  'emailVerified',
  'createdAt',
]

/** Whether the rows of a model name the staff they are related to, whoever may see these otherwise. */
export const namesStaff = (model: string, related: string): boolean => related === 'DashUser' && namesPeople.has(model)

/** What a principal may see of the tables. */
interface Sight {
  /** The rows of a model that are to be seen, as a condition; undefined when that is all of them. */
  scopeOf(model: string): Where | undefined
  /** Rows of a model that are to be seen and meet a condition. */
  find(model: ModelName, where: Where): readonly AnyRow[]
}

const isList = (value: unknown): value is readonly Where[] => Array.isArray(value)

const below = (path: string, scope: Where): Where =>
  Object.fromEntries(Object.entries(scope).map(([field, condition]) => [`${path}.${field}`, condition]))

function onField(sight: Sight, model: string, key: string, condition: unknown): Where {
  const parts: Where[] = []
  const passed: string[] = []
  let at = model
  let rest = key.split('.')
  for (;;) {
    const [name = '', ...inner] = rest
    const relations = entityMeta(at)?.relations ?? {}
    const relation = inner.length > 0 && Object.hasOwn(relations, name) ? relations[name] : undefined
    if (!relation) return { and: [...parts, { [key]: condition }] }
    if (relation.type === 'hasMany') {
      // Of several related rows only those to be seen are asked.
      const found = sight.find(relation.model as ModelName, { [inner.join('.')]: condition })
      const id = [...passed, 'id'].join('.')
      return { and: [...parts, { [id]: { inq: found.map((row) => Number(row[relation.foreignKey])) } }] }
    }
    passed.push(name)
    const path = passed.join('.')
    const isNamed = namesStaff(at, relation.model) && staffFields.includes(inner.join('.'))
    const scope = isNamed ? undefined : sight.scopeOf(relation.model)
    if (scope) parts.push({ or: [{ [`${path}.id`]: null }, below(path, scope)] })
    at = relation.model
    rest = inner
  }
}

/**
 * A `where` whose conditions on related rows hold for none that is not to be seen: which rows have one would tell what stands in it. That a row
 * has no related one may be asked.
 */
function withinSight(sight: Sight, model: string, where: Where): Where {
  const parts = Object.entries(where).map(([key, condition]): Where => {
    if (isList(condition) && /^(and|or|nor)$/.test(key))
      return { [key]: condition.map((part) => withinSight(sight, model, part)) }
    return key.includes('.') ? onField(sight, model, key, condition) : { [key]: condition }
  })
  return parts.length === 1 ? (parts[0] ?? {}) : { and: parts }
}

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
export function ownershipOf(store: Store, model: string, row: AnyRow): Belonging {
  const right = rowRightOf(viewOf[model] ?? model)
  if (right === undefined || right === 'everybody') return {}
  if (right === 'itself') return { customerId: Number(row.id) }
  const customerId = numberIn(row, 'customerId') ?? (right === 'customer or everybody' ? undefined : NOBODY)
  if (typeof right === 'string') return { customerId }
  if ('own' in right) return { customerId, userId: numberIn(row, right.own) }
  const named = store.anyTable(right.model)?.get(numberIn(row, right.through) ?? 0)
  return named ? ownershipOf(store, right.model, named) : { customerId: NOBODY }
}

/** Whether the principal may see this row. */
export const maySee = (store: Store, model: ModelName, row: AnyRow, principal: Principal): boolean =>
  maySeeRow(principal, model, ownershipOf(store, model, row))

/** Whether the principal may change this row, where the call is one it may make. */
export const mayTouch = (store: Store, model: ModelName, row: AnyRow, principal: Principal): boolean =>
  mayChangeRow(principal, model, ownershipOf(store, model, row))
