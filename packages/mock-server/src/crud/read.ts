import { viewOf } from '../contract/joined-fields.ts'
import { notFound } from '../errors/loopback-error.ts'
import type { Context, Filter } from '../handlers/types.ts'
import type { AnyRow, EntityName, Id, Row } from '../store/models.ts'
import { shaper } from './include.ts'
import { typedRow } from './typed-row.ts'

/** The rows that a filter names, among those the principal may see, shaped as asked. Sets `X-Total-Count`. */
export function listRows<M extends EntityName>(
  context: Context,
  model: M,
  filter: Filter = context.filter(model),
): Row<M>[] {
  const table = context.store.anyTable(viewOf[model] ?? model)
  if (!table) return []
  const where = context.scoped(model, filter.where)
  const { order, skip, limit } = filter
  const rows = table.find({ where, order, skip, limit })
  context.total(() => table.count(where))
  const shapeOf = shaper(context, model, filter)
  return rows.map((row) => typedRow(model, shapeOf(row)))
}

/** The row with that id. Throws a 404 when there is none the principal may see. */
export function visibleRow<M extends EntityName>(context: Context, model: M, id: Id): Row<M> {
  return typedRow(model, visibleAny(context, model, id))
}

/** `visibleRow` for a model known at run time only. */
export function visibleAny(context: Context, model: EntityName, id: Id): AnyRow {
  const table = context.store.anyTable(model)
  const [row] = table?.find({ where: context.scoped(model, { id }), limit: 1 }) ?? []
  if (!row) throw notFound(model, id)
  return row
}
