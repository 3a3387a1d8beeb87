import type { CallOptions } from '../operations/operation-types.ts'
import { type BulkOptions, type BulkReport, runBulk } from './run-bulk.ts'
import {
  type AnySelection,
  type Identified,
  type ModelCalls,
  type RowSelection,
  type RowsOf,
  type Selection,
  select,
} from './selection.ts'

type BodyArgOf<Call> = Call extends (args: infer Args extends { body: unknown }, ...rest: never[]) => unknown
  ? Args['body']
  : never

/** Fields that change a row of the model: any of them where it has a patch, otherwise all that a row is put with. */
export type Changes<Model> = Model extends { patchById: infer Call }
  ? BodyArgOf<Call>
  : Model extends { patch: infer Call }
    ? Omit<BodyArgOf<Call>, 'id'>
    : Model extends { replaceById: infer Call }
      ? BodyArgOf<Call>
      : Model extends { upsert: infer Call }
        ? Omit<BodyArgOf<Call>, 'id'>
        : never

/** A model with a call that changes one row. */
export type Updatable =
  | Record<'patchById', unknown>
  | Record<'patch', unknown>
  | Record<'replaceById', unknown>
  | Record<'upsert', unknown>

async function write(model: ModelCalls, id: number, body: object, call: CallOptions): Promise<unknown> {
  if (model.patchById) return model.patchById({ id, body }, call)
  if (model.patch) return model.patch({ body: { ...body, id } }, call)
  if (model.replaceById) return model.replaceById({ id, body }, call)
  return model.upsert?.({ body: { ...body, id } }, call)
}

/**
 * Changes the rows of a selection, each by a call of its own, and tells what became of each. Throws a FilterError for an
 * empty condition. Run the failed ones again with `{ rows: remaining(report) }`.
 */
export function updateMany<Model extends Updatable>(
  model: Model,
  selection: Selection<RowsOf<Model>>,
  changes: Changes<Model>,
  options?: BulkOptions,
): Promise<BulkReport<Identified, unknown>>
/** The same with changes computed from each row. */
export function updateMany<Model extends Updatable, const Body extends Changes<Model>>(
  model: Model,
  selection: RowSelection<RowsOf<Model>>,
  changes: (row: RowsOf<Model>) => Body,
  options?: BulkOptions,
): Promise<BulkReport<RowsOf<Model>, unknown>>
export async function updateMany(
  model: ModelCalls,
  selection: AnySelection,
  changes: object | ((row: Identified) => object),
  options: BulkOptions = {},
): Promise<BulkReport<Identified, unknown>> {
  const selected = await select(model, selection, { signal: options.signal })
  const bodyOf = (row: Identified): object => (typeof changes === 'function' ? changes(row) : changes)
  return runBulk({
    ...options,
    ...selected,
    run: (row, signal) => write(model, row.id, bodyOf(row), { signal }),
  })
}
