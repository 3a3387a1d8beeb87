import type { CallOptions } from '../operations/operation-types.ts'
import type { Identified, ModelCalls, Replaceable, RowsOf } from './model-calls.ts'

/** Throws a TypeError for a row without an id, which a call that takes it in its body would add as a new one. */
export function assertId(id: unknown): void {
  if (id === undefined || id === null) throw new TypeError('Which row is to be changed needs an id')
}

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
  assertId(row.id)
  if (!model.replaceById) return model.upsert?.({ body: row }, call)
  return model.replaceById({ id: row.id, body: row }, call)
}
