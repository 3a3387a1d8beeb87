import { fieldRightOf, mayUseField } from '@lineboard/contract/permissions'
import { entityMeta, joinedFields, viewOf } from '../../ground/contract/entity-meta.ts'
import { badRequest } from '../../ground/errors.ts'
import type { Filter } from '../../store/query/parse-filter.ts'
import type { Principal } from './principal.ts'

/** The field that a dotted path leads to, through relations and joined names; undefined for what is no field. */
function leadsTo(model: string, path: string): { model: string; field: string } | undefined {
  const joined = joinedFields[model]
  const joinedPath = joined && Object.hasOwn(joined, path) ? joined[path] : undefined
  if (joinedPath) return leadsTo(viewOf[model] ?? model, joinedPath)
  const [head = '', ...rest] = path.split('.')
  const meta = entityMeta(model)
  if (meta && Object.hasOwn(meta.fields, head)) return { model, field: head }
  const relation = meta && Object.hasOwn(meta.relations, head) ? meta.relations[head] : undefined
  return relation && rest.length > 0 ? leadsTo(relation.model, rest.join('.')) : undefined
}

function refuse(principal: Principal, model: string, path: string, use: 'search' | 'order', what: string): void {
  const field = leadsTo(model, path)
  if (field && !mayUseField(principal, field.model, field.field, use))
    throw badRequest(`"${path}" can't be ${what}: leave it out.`, 'FIELD_NOT_READABLE')
}

/** Throws a 400 for a `where` that asks for rows by a field that is not for the principal to know. */
export function refuseWhere(principal: Principal, model: string, where: unknown): void {
  if (typeof where !== 'object' || where === null) return
  if (Array.isArray(where)) {
    for (const part of where) refuseWhere(principal, model, part)
    return
  }
  for (const [key, value] of Object.entries(where)) {
    if (key === 'and' || key === 'or' || key === 'nor') refuseWhere(principal, model, value)
    else refuse(principal, model, key, 'search', 'searched')
  }
}

/** The same of all parts of a filter, those of its relations too. */
export function refuseFilter(principal: Principal, model: string, filter: Filter): void {
  refuseWhere(principal, model, filter.where)
  for (const term of filter.order) refuse(principal, model, term.trim().split(/\s/)[0] ?? '', 'order', 'sorted by')
  for (const name of filter.fields?.keep ?? []) {
    if (fieldRightOf(model, name) === 'secret') throw badRequest(`"${name}" can't be asked for: leave it out.`)
  }
  for (const { relation, scope } of filter.include) {
    const target = entityMeta(model)?.relations[relation]?.model
    if (target) refuseFilter(principal, target, scope)
  }
}
