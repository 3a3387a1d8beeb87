import { badRequest, conflict, notFound } from '../../ground/errors.ts'
import type { EntityName, Id } from '../../store/rows/internal-rows.ts'
import type { Where } from '../../store/rows/types.ts'
import type { Context } from '../context/context.ts'
import type { Values } from './fields.ts'
import { listRows, shape, visibleAny } from './include.ts'
import { createRow, deleteRow, deleteRows, patchRow, replaceRow, upsertRow } from './write.ts'

/** Throws a 409 where what is to be created has the id of a row that is there, and warns of any other: servers give ids. */
export function refuseTakenId(context: Context, model: EntityName): void {
  const { id } = context.sent
  if (typeof id !== 'number' && typeof id !== 'string') return
  if (context.store.anyTable(model)?.get(id)) throw conflict(`Duplicate entry for ${model}.id`, 'DUPLICATE_ENTRY')
  context.warn('an id is given by the server; some servers refuse one on creation')
}

type Method = (context: Context, model: EntityName) => unknown

const isId = (value: unknown): value is Id => typeof value === 'number' || typeof value === 'string'

function pathId(context: Context): Id {
  const id: unknown = Reflect.get(context.params, 'id')
  if (isId(id)) return id
  throw badRequest('id is a required argument')
}

/** The body's fields: those that the operation names. */
function bodyValues(context: Context): Values {
  const body: unknown = context.body
  return typeof body === 'object' && body !== null ? { ...body } : {}
}

/** Whether a `where` names any condition at all. */
function hasCondition(where: Where | undefined): boolean {
  return Object.entries(where ?? {}).some(([key, value]) =>
    key === 'and' || key === 'or' ? Array.isArray(value) && value.some((part) => hasCondition(part)) : true,
  )
}

/** Whether a `where` picks rows one by one: whoever lists every row means every row. */
function namesRows(where: Where | undefined): boolean {
  const id: unknown = where?.id
  return isId(id) || (typeof id === 'object' && id !== null && 'inq' in id)
}

const allowHint = 'Start the mock server with --allow-wipe to let it.'

/** Generic CRUD by the method that an operation's `x-loopback` names. */
export const crudMethods: Readonly<Record<string, Method>> = {
  find: (context, model) => listRows(context, model),

  count(context, model) {
    const table = context.store.anyTable(model)
    return { count: table?.count(context.scoped(model, context.where(model))) ?? 0 }
  },

  findById(context, model) {
    const filter = context.filter(model)
    return shape(context, model, visibleAny(context, model, pathId(context)), filter)
  },

  create(context, model) {
    const { id: _, ...values } = bodyValues(context)
    return answered(context, model, createRow(context, model, values))
  },

  upsert: (context, model) => answered(context, model, upsertRow(context, model, bodyValues(context))),

  replaceById: (context, model) =>
    answered(context, model, replaceRow(context, model, pathId(context), bodyValues(context))),

  patchById: (context, model) =>
    answered(context, model, patchRow(context, model, pathId(context), bodyValues(context))),

  patch(context, model) {
    const values = bodyValues(context)
    const { id } = values
    if (!isId(id)) return answered(context, model, createRow(context, model, values))
    if (!context.store.anyTable(model)?.get(id)) throw notFound(model, id)
    return answered(context, model, patchRow(context, model, id, values))
  },

  deleteById: (context, model) => ({ count: deleteRow(context, model, pathId(context)) ? 1 : 0 }),

  deleteAll(context, model) {
    const where = context.where(model)
    const table = context.store.anyTable(model)
    const rows = table?.find({ where: context.scoped(model, where) }) ?? []
    if (!context.mayWipe) {
      if (!hasCondition(where)) throw badRequest(`A bulk delete without conditions would empty the table. ${allowHint}`)
      const isAll = rows.length > 0 && rows.length === table?.size
      if (isAll && !namesRows(where)) throw badRequest(`These conditions would empty the table. ${allowHint}`)
    }
    const ids = rows.map(({ id }) => id)
    return { count: deleteRows(context, model, ids) }
  },
}

function answered(context: Context, model: EntityName, row: object): unknown {
  return shape(context, model, { id: 0, ...row }, { include: [] })
}
