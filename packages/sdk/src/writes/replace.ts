import type { CallOptions } from '../operations/operation-types.ts'

/** What rows are told apart by. */
export interface Identified {
  id: number
}

/** Row type of a model's list; where it has none, what is needed of any row. */
export type RowsOf<Model> = Model extends { find: (...args: never[]) => Promise<(infer Row extends Identified)[]> }
  ? Row
  : Identified

/** The calls of any model that read or change rows; a model has some of them. */
export interface ModelCalls {
  find?(args: { filter: object }, options?: CallOptions): Promise<Identified[]>
  findById?(args: { id: number }, options?: CallOptions): Promise<Identified>
  count?(args: { where: object }, options?: CallOptions): Promise<{ count: number }>
  deleteById?(args: object, options: CallOptions): Promise<unknown>
  deleteAll?(args: object, options: CallOptions): Promise<unknown>
  patchById?(args: object, options: CallOptions): Promise<unknown>
  patch?(args: object, options: CallOptions): Promise<unknown>
  replaceById?(args: object, options: CallOptions): Promise<unknown>
  upsert?(args: object, options: CallOptions): Promise<unknown>
}

type BodyOf<Call> = Call extends (args: infer Args extends { body: unknown }, ...rest: never[]) => unknown
  ? Omit<Args['body'], 'id'>
  : never

/** Any of the fields. */
type Some<Body> = { [Field in keyof Body]?: Body[Field] }

/** Any of the fields; undefined empties one. */
type SomeOrNone<Body> = { [Field in keyof Body]?: Body[Field] | undefined }

/** Fields of a row of the model to change; the others stay as they are. */
export type Changes<Model> = Model extends { patchById: infer Call }
  ? Some<BodyOf<Call>>
  : Model extends { patch: infer Call }
    ? Some<BodyOf<Call>>
    : Model extends { replaceById: infer Call }
      ? SomeOrNone<BodyOf<Call>>
      : Model extends { upsert: infer Call }
        ? SomeOrNone<BodyOf<Call>>
        : never

/** A model whose rows are replaced by a call. */
export type Replaceable = Record<'replaceById', unknown> | Record<'upsert', unknown>

/** A model with a call that changes one row. */
export type Updatable = Record<'patchById', unknown> | Record<'patch', unknown> | Replaceable

/** Throws a TypeError for a row without an id, which a call that takes it in its body would add as a new one. */
export function assertId(id: unknown): void {
  if (id === undefined || id === null) throw new TypeError('Which row is to be changed needs an id')
}

/**
 * Puts a whole row instead of the one of its id: what it leaves out is gone afterwards, also what the contract does
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
