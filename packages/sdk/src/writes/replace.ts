import type { CallOptions } from '../operations/operation-types.ts'
import type { Identified, ModelCalls, Replaceable, RowsOf } from './model-calls.ts'

/**
 * Puts a whole row in the place of the one of its id: what it leaves out is gone afterwards, also what the contract does
 * not know. To change some fields, use `merge`.
 */
export function replace<Model extends Replaceable>(
  model: Model,
  row: RowsOf<Model>,
  call?: CallOptions,
): Promise<RowsOf<Model>>
export async function replace(model: ModelCalls, row: Identified, call: CallOptions = {}): Promise<unknown> {
  if (!model.replaceById) return model.upsert?.({ body: row }, call)
  return model.replaceById({ id: row.id, body: row }, call)
}
