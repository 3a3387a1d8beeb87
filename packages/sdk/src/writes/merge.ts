import { ConflictError } from '../errors/lineboard-error.ts'
import { isObject } from '../filter/is-object.ts'
import { asStored } from '../operations/answer-values.ts'
import type { CallOptions } from '../operations/operation-types.ts'
import { profileOf } from '../profile/server-profile.ts'
import type { Changes, Identified, ModelCalls, RowsOf, Updatable } from './replace.ts'
import { assertId, replace } from './replace.ts'

/** How to change a row. */
export interface MergeOptions<Row> extends CallOptions {
  /** The row as whoever decided on the changes has seen it: what somebody else has changed of it since is not overwritten. */
  seen?: Row | undefined
}

/** What a change is computed from, and the change. */
type Compute<Row, Change> = (row: Row) => Change | Promise<Change>

type AnyRow = Readonly<Record<string, unknown>>

async function read(model: ModelCalls, id: number, call: CallOptions): Promise<Identified & AnyRow> {
  // Not `findById` where there is a list: some embed related rows, which are no part of the row.
  const row = model.find
    ? (await model.find({ filter: { where: { id }, limit: 1 } }, call))[0]
    : await model.findById?.({ id }, call)
  if (!row) throw new RangeError(`There is no row ${id}`)
  return { ...row }
}

const text = (value: unknown) => JSON.stringify(value ?? null)

/** Fields of the changes that are neither as they were seen nor as they are meant to be. */
const conflicting = (seen: AnyRow, now: AnyRow, changes: AnyRow): string[] =>
  Object.keys(changes).filter((field) => {
    const is = text(now[field])
    return is !== text(seen[field]) && is !== text(changes[field])
  })

/**
 * Changes fields of a row and loses nothing else of it: where the API has no call that changes some fields, the row is read
 * and written back whole, with columns that the contract does not know, unless the client's profile says that a PUT of the server merges. Changes can be computed from the row. Throws a
 * ConflictError, and writes nothing, where somebody else has changed one of the fields since the row was `seen`, or since it
 * was read to compute them; a RangeError or NotFoundError where there is no such row, a TypeError without an id; what the calls throw.
 */
export function merge<Model extends Updatable>(
  model: Model,
  id: number,
  changes: Changes<Model> | Compute<RowsOf<Model>, Changes<Model>>,
  options?: MergeOptions<RowsOf<Model>>,
): Promise<RowsOf<Model>>
export async function merge(
  model: ModelCalls,
  id: number,
  changes: object | Compute<Identified, object>,
  { seen, ...call }: MergeOptions<Identified> = {},
): Promise<unknown> {
  assertId(id)
  const isComputed = typeof changes === 'function'
  const base = seen ?? (isComputed ? await read(model, id, call) : undefined)
  // Whoever computes has a row: the one that was seen, or read above.
  const given: AnyRow = { ...(isComputed ? await changes(base as Identified) : changes) }
  const isMerging = profileOf(model)?.facts.put === 'merges'
  const isPartial = isMerging || model.patchById !== undefined || model.patch !== undefined
  const now = base || !isPartial ? await read(model, id, call) : undefined
  if (base && now) {
    const fields = conflicting({ ...base }, now, given)
    if (fields.length > 0) throw new ConflictError(now, fields)
  }
  /** Servers differ in what they answer to a change of some fields: the row, or only what was sent, as LoopBack's MySQL connector does. */
  async function whole(answer: unknown): Promise<unknown> {
    const isSent = (name: string) => name === 'id' || Object.hasOwn(given, name)
    if (!isObject(answer) || !Object.keys(answer).every(isSent)) return answer
    // The change is made: what can't be read of it now is no failure of it.
    return read(model, id, call).catch(() => answer)
  }
  // A database may take no change of nothing.
  if (Object.keys(given).length === 0) return now ?? read(model, id, call)
  if (model.patchById) return whole(await model.patchById({ id, body: given }, call))
  if (model.patch) return whole(await model.patch({ body: { ...given, id } }, call))
  // Said by null: what is left out of a replacement may be taken for forgotten.
  const said = Object.entries(given).map(([field, value]) => [field, value ?? null])
  // Left out of a replacement, what is empty might be given what a new row begins with.
  const rest = isMerging || !now ? {} : asStored(now)
  return whole(await replace(model as Required<ModelCalls>, { ...rest, ...Object.fromEntries(said), id }, call))
}
