import { isDeepStrictEqual } from 'node:util'
import { personalFieldsOf } from '@lineboard/contract/permissions'
import { refuseLastAdministrator } from '../../domain/access/last-administrator.ts'
import { refuseUnlessInPerson } from '../../domain/access/permit.ts'
import { refuseBeyondOwnRights } from '../../domain/access/reach.ts'
import { maySee, mayTouch } from '../../domain/access/scope.ts'
import { ruleIssues } from '../../domain/rules/checks.ts'
import { refuseWithoutRecentCode } from '../../domain/users/second-factor.ts'
import { entityMeta, joinedFields } from '../../ground/contract/entity-meta.ts'
import { badRequest, forbidden, notFound, unprocessable } from '../../ground/errors.ts'
import type { AnyRow, EntityName, Id, ModelName, Row } from '../../store/rows/internal-rows.ts'
import type { Table } from '../../store/rows/types.ts'
import type { Context } from '../context/context.ts'
import {
  contractDefaults,
  emptiedFields,
  leftOutFields,
  neededFields,
  settableFields,
  storedFields,
  type Values,
} from './fields.ts'
import { typedRow, visibleAny } from './include.ts'
import { anyRulesOf } from './rules-by-model.ts'

/**
 * Does something to rows outside of the generic writes, and notes for the audit log which of them changed, and from what. Throws what
 * `work` throws, and notes nothing then.
 */
export function recordingChanges<Result>(
  context: Pick<Context, 'store' | 'touched'>,
  model: EntityName,
  rows: readonly Pick<AnyRow, 'id'>[],
  work: () => Result,
): Result {
  const table = context.store.anyTable(model)
  const before = rows.flatMap(({ id }) => table?.get(id) ?? [])
  const result = work()
  for (const row of before) {
    const after = table?.get(row.id)
    if (after !== row) context.touched(model, row, after)
  }
  return result
}

function tableOf(context: Context, model: ModelName): Table {
  const table = context.store.anyTable(model)
  if (!table) throw badRequest(`There is no model ${model}.`)
  return table
}

/** Models whose rows without a customer are everybody's. Only the super administrator makes those. */
const isForEverybody = new Set<string>(['DashRole'])

/** Fills in the owner of a row, and refuses a row for somebody else's customer. */
function owned(context: Context, model: ModelName, values: Values, before?: AnyRow): Values {
  const { isSuperAdmin, customerId } = context.principal
  // Whose row it is stays, where a replacing body leaves it out.
  if (values.customerId === undefined && before?.customerId) {
    return { ...values, customerId: before.customerId }
  }
  if (!entityMeta(model)?.fields.customerId || customerId === 0) return values
  const wanted = values.customerId
  if (wanted === undefined) return isSuperAdmin && isForEverybody.has(model) ? values : { ...values, customerId }
  if (!isSuperAdmin && wanted !== customerId) throw forbidden()
  return values
}

/** Throws a 403 where somebody changes what only a person in a session of their own does, whichever call it is. */
function refusePersonal({ principal, store, now }: Context, model: ModelName, row: AnyRow, before?: AnyRow): void {
  const changed = personalFieldsOf(model).filter(
    (field) => !isDeepStrictEqual(Reflect.get(row, field), before && Reflect.get(before, field)),
  )
  for (const field of changed) refuseUnlessInPerson(principal, field)
  if (before && changed.length > 0) refuseWithoutRecentCode(store, now(), principal)
}

function checked(context: Context, model: ModelName, row: AnyRow, before?: AnyRow): AnyRow {
  refusePersonal(context, model, row, before)
  const issues = [...ruleIssues(model, row, before), ...(anyRulesOf(model).check?.(row, context, before) ?? [])]
  if (issues.length > 0) throw unprocessable(model, issues)
  return row
}

/** Throws a 403 for a row that is not for the principal to change: everybody's, or of somebody with more rights. */
function refuseForeign(context: Context, model: ModelName, row: AnyRow): void {
  const { principal, store } = context
  if (principal.userId === 0) return
  if (!mayTouch(store, model, row, principal)) throw forbidden()
  refuseBeyondOwnRights(context, model, row)
}

/** Throws a 422 for an id that the server never gave: one near the largest number would be the last there is. */
function refuseMadeUpId(model: ModelName, id: Id, lastId: number): void {
  if (typeof id !== 'number' || id <= lastId) return
  const message = 'is no id that was ever given: leave it out to add a row'
  throw unprocessable(model, [{ field: 'id', code: 'existence', message, value: id }])
}

function withoutJoined(model: ModelName, values: Values): Values {
  const joined = joinedFields[model]
  return joined ? Object.fromEntries(Object.entries(values).filter(([name]) => !Object.hasOwn(joined, name))) : values
}

/** Answers a row that was saved, and notes it for the audit log. */
function announced<M extends EntityName>(
  context: Context,
  model: M,
  before: AnyRow | undefined,
  after: AnyRow,
): Row<M> {
  context.touched(model, before, after)
  return typedRow(model, after)
}

/** Adds a row, with the defaults of the model. Throws a 422 for refused fields. */
export function createRow<M extends EntityName>(context: Context, model: M, input: Values, id?: Id): Row<M> {
  const table = tableOf(context, model)
  const rules = anyRulesOf(model)
  const given = owned(
    context,
    model,
    storedFields(model, input, () => true),
  )
  const ruled = { ...rules.defaults?.(given, context), ...given }
  const row = withoutJoined(model, { ...contractDefaults(context, model, ruled), ...ruled })
  checked(context, model, { ...row, id: id ?? 0 })
  refuseForeign(context, model, { ...row, id: id ?? 0 })
  const stored = table.insert({ ...row, ...(id !== undefined && { id }) })
  rules.saved?.(stored, context, undefined, input)
  return announced(context, model, undefined, table.get(stored.id) ?? stored)
}

/**
 * Puts the input in the place of a row: fields left out are dropped, and get their defaults again. What the server keeps
 * by itself (no field of the request's body), such as a balance, stays.
 */
export function replaceRow<M extends EntityName>(context: Context, model: M, id: Id, input: Values): Row<M> {
  const before = visibleAny(context, model, id)
  refuseForeign(context, model, before)
  const lost = leftOutFields(context, model, before, input)
  if (lost.length > 0) context.warn(`a PUT replaces the row, and this one leaves out ${lost.join(', ')}`)
  const settable = settableFields(context, model)
  const rules = anyRulesOf(model)
  const kept = Object.fromEntries(Object.entries(before).filter(([name]) => !settable.has(name)))
  const given = owned(context, model, { ...kept, ...storedFields(model, input, () => true) }, before)
  const ruled = { ...rules.defaults?.(given, context), ...given }
  const row = withoutJoined(model, { ...contractDefaults(context, model, ruled), ...ruled })
  const table = tableOf(context, model)
  const after = checked(context, model, { ...row, id }, before)
  refuseForeign(context, model, after)
  refuseLastAdministrator(context.store, model, [{ before, after }])
  const stored = table.replace(id, after)
  rules.saved?.(stored, context, before, input)
  return announced(context, model, before, table.get(id) ?? stored)
}

/** Changes the fields of the input and answers the whole row. */
export function patchRow<M extends EntityName>(context: Context, model: M, id: Id, input: Values): Row<M> {
  const before = visibleAny(context, model, id)
  refuseForeign(context, model, before)
  const needed = neededFields(context, model)
  if (needed.length > 0) {
    const blank = { code: 'presence', message: "can't be blank", value: null }
    throw unprocessable(
      model,
      needed.map((field) => ({ field, ...blank })),
    )
  }
  const emptied = Object.fromEntries(emptiedFields(context, model).map((name) => [name, undefined]))
  const given = { ...storedFields(model, input, () => true), ...emptied }
  const changes = withoutJoined(model, { ...given, ...contractDefaults(context, model, { ...before, ...given }) })
  const wanted = changes.customerId
  if (wanted !== undefined && wanted !== before.customerId && !context.principal.isSuperAdmin) throw forbidden()
  const after = checked(context, model, { ...before, ...changes, id }, before)
  refuseForeign(context, model, after)
  refuseLastAdministrator(context.store, model, [{ before, after }])
  const table = tableOf(context, model)
  const stored = table.patch(id, changes)
  anyRulesOf(model).saved?.(stored, context, before, input)
  return announced(context, model, before, table.get(id) ?? stored)
}

/** Takes out those rows that the principal may see, or throws and takes out none. Returns how many went. */
export function deleteRows(context: Context, model: EntityName, ids: readonly Id[]): number {
  const table = tableOf(context, model)
  const found = ids.flatMap((id) => table.get(id) ?? [])
  const rows = found.filter((row) => maySee(context.store, model, row, context.principal))
  for (const row of rows) refuseForeign(context, model, row)
  const rules = anyRulesOf(model)
  rules.refuseDelete?.(rows, context)
  const changes = rows.map((before) => ({ before }))
  refuseLastAdministrator(context.store, model, changes)
  for (const row of rows) {
    rules.beforeDelete?.(row, context)
    table.delete(row.id)
    context.touched(model, row, undefined)
  }
  return rows.length
}

/** Takes out a row. Returns false when there was none the principal may see. */
export const deleteRow = (context: Context, model: EntityName, id: Id): boolean => deleteRows(context, model, [id]) > 0

/** Replaces the row of that id, or adds one where there is no id or none such. Throws a 404 for a row out of sight. */
export function upsertRow<M extends EntityName>(context: Context, model: M, input: Values): Row<M> {
  const id = input.id
  if (typeof id !== 'number' && typeof id !== 'string') return createRow(context, model, input)
  const table = tableOf(context, model)
  const row = table.get(id)
  if (!row) {
    refuseMadeUpId(model, id, table.lastId)
    return createRow(context, model, input, id)
  }
  if (!maySee(context.store, model, row, context.principal)) throw notFound(model, id)
  return replaceRow(context, model, id, input)
}
