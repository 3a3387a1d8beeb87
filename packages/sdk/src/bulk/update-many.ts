import { merge } from '../writes/merge.ts'
import type { Changes, Identified, ModelCalls, RowsOf, Updatable } from '../writes/model-calls.ts'
import { type BulkOptions, type BulkReport, runBulk } from './run-bulk.ts'
import { type AnySelection, type RowSelection, type Selection, select } from './selection.ts'

/**
 * Changes fields of the rows of a selection and loses nothing else of them (see `merge`), each by calls of its own, and tells
 * what became of each. Throws a FilterError for an empty condition. Run the failed ones again with
 * `{ rows: remaining(report) }`.
 */
export function updateMany<Model extends Updatable>(
  model: Model,
  selection: Selection<RowsOf<Model>>,
  changes: Changes<Model>,
  options?: BulkOptions,
): Promise<BulkReport<Identified, unknown>>
/** The same with changes computed from each row; a row fails with a ConflictError where somebody else was faster. */
export function updateMany<Model extends Updatable>(
  model: Model,
  selection: RowSelection<RowsOf<Model>>,
  changes: (row: RowsOf<Model>) => Changes<Model>,
  options?: BulkOptions,
): Promise<BulkReport<RowsOf<Model>, unknown>>
export async function updateMany(
  model: Required<ModelCalls>,
  selection: AnySelection,
  changes: object | ((row: Identified) => object),
  options: BulkOptions = {},
): Promise<BulkReport<Identified, unknown>> {
  const selected = await select(model, selection, { signal: options.signal })
  return runBulk({
    ...options,
    ...selected,
    run: (row, signal) =>
      typeof changes === 'function'
        ? merge(model, row.id, changes(row), { signal, seen: row })
        : merge(model, row.id, changes, { signal }),
  })
}
