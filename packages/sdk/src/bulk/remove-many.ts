import { isObject } from '../filter/is-object.ts'
import type { CallOptions } from '../operations/operation-types.ts'
import type { Identified, ModelCalls, RowsOf } from '../writes/model-calls.ts'
import { type BulkOptions, type BulkReport, runBulk } from './run-bulk.ts'
import { type Selection, select } from './selection.ts'

/** A model with a call that deletes rows. */
export type Removable = Record<'deleteById', unknown> | Record<'deleteAll', unknown>

const isNone = (answer: unknown): boolean => isObject(answer) && answer.count === 0

async function remove(model: ModelCalls, id: number, call: CallOptions): Promise<void> {
  const answer = await (model.deleteById ? model.deleteById({ id }, call) : model.deleteAll?.({ where: { id } }, call))
  if (isNone(answer)) throw new RangeError(`There is no row ${id}`)
}

/**
 * Deletes the rows of a selection, each by a call of its own, and tells what became of each. Throws a FilterError for an
 * empty condition. Run the failed ones again with `{ rows: remaining(report) }`.
 */
export async function removeMany<Model extends Removable>(
  model: Model,
  selection: Selection<RowsOf<Model>>,
  options: BulkOptions = {},
): Promise<BulkReport<Identified, void>> {
  // `Removable` asks for less than the calls of a model have, which each one is.
  const calls = model as ModelCalls
  const selected = await select(calls, selection, { signal: options.signal })
  return runBulk({ ...options, ...selected, run: ({ id }, signal) => remove(calls, id, { signal }) })
}
