import { merge } from '../writes/merge.ts'
import type { Changes, Identified, ModelCalls, RowsOf, Updatable } from '../writes/model-calls.ts'
import { type BulkOptions, type BulkReport, runBulk } from './run-bulk.ts'
import { type Selection, select } from './selection.ts'

/**
 * Changes fields of the rows of a selection and loses nothing else of them (see `merge`), each by calls of its own, and tells
 * what became of each. The changes are the same for all, or computed from each row as it is read; such a row fails with a ConflictError
 * where somebody else was faster. Throws a FilterError for an empty condition. Run the failed ones again with
 * `{ rows: remaining(report) }`.
 */
export async function updateMany<Model extends Updatable>(
  model: Model,
  selection: Selection<RowsOf<Model>>,
  changes: Changes<Model> | ((row: RowsOf<Model>) => Changes<Model>),
  options: BulkOptions = {},
): Promise<BulkReport<Identified, RowsOf<Model>>> {
  // `Updatable` asks for less than the calls of a model have, which each one is.
  const { isRead, ...selected } = await select(model as ModelCalls, selection, { signal: options.signal })
  return runBulk({
    ...options,
    ...selected,
    run: (row, signal) =>
      // Where changes are computed, a row that was just walked over need not be read for it.
      merge(model, row.id, changes, {
        signal,
        ...(isRead && typeof changes === 'function' && { seen: row as RowsOf<Model> }),
      }),
  })
}
