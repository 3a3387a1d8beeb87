import type { Context } from '../handlers/types.ts'
import type { AnyRow, EntityName } from '../store/models.ts'

/**
 * Does something to rows outside of the generic writes, and notes for the audit log which of them changed, and from what. Throws what
 * `work` throws, and notes nothing then.
 */
export function noting<Result>(
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
