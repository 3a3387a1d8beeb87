import type { Context } from '../handlers/types.ts'
import type { EntityName, Row } from '../store/models.ts'

const looked = new WeakSet<Context>()

/**
 * The rows that a request is about to delete, given the first of them. Rules look at all of them before any goes, so that
 * a bulk delete with one row that has to stay deletes nothing. Empty when they were looked at before.
 */
export function rowsToDelete<M extends EntityName>(context: Context, model: M, row: Row<M>): readonly Row<M>[] {
  const { loopback } = context.operation
  if (loopback?.method !== 'deleteAll' || loopback.model !== model) return [row]
  if (looked.has(context)) return []
  looked.add(context)
  return context.store.table(model).find({ where: context.scoped(model, context.where(model)) })
}
