import { viewOf } from '../../ground/contract/entity-meta.ts'
import { notFound } from '../../ground/errors.ts'
import type { Filter } from '../../store/query/parse-filter.ts'
import type { AnyRow, EntityName, Id, Row } from '../../store/rows/models.ts'
import type { Context } from '../context/context.ts'
import { shaper } from './include.ts'

/**
 * A row of a table as the contract describes it. The one seam between what is made for any model and its rows: a table holds rows of
 * its own model alone, which were checked against the contract on their way in.
 */
export const typedRow = <M extends EntityName>(_model: M, row: AnyRow): Row<M> => row as Row<M>

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
