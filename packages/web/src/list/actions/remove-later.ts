import { dependentsOf } from '@lineboard/contract/dependents'
import { NotFoundError } from '@lineboard/sdk'
import type { Call } from '../../data/last-calls.ts'
import { reportError } from '../../data/report-error.ts'
import { refresh } from '../../data/use-call.ts'
import { reportFailed, runLater, runOf, runRows } from '../../kit/bulk/bulk-job.ts'
import { type Known, knownRows } from '../../kit/bulk/changed-meanwhile.ts'
import { savedOf } from '../../kit/conflict/saved-values.ts'
import type { Form } from '../../kit/define-form.ts'
import type { Resource } from '../../kit/define-resource.ts'
import { plainRemoval, type RemovalPlan, type Settlement, settlingCall } from '../../kit/removal/plan.ts'
import type { RowResult, Run, RunRows, Target } from '../../kit/row-result.ts'
import { callByName, chunksOf, countOf, rowsOf } from '../../kit/rows/calls-by-name.ts'
import { editsMade } from '../../kit/rows/edited-rows.ts'
import { editsOf } from '../../kit/rows/field-conflicts.ts'
import { rowId } from '../../kit/rows/row-text.ts'

// What follows on taking a removal back loads with what deletes.
export { focusReturned, sayNothingToUndo } from './after-undo.ts'

/** The calls that deleting needs; which of the first two is there decides how it is done. */
export interface RemovalCalls {
  /** Deletes one row, answers how many it deleted. */
  one?: ((id: number) => Promise<number>) | undefined
  /** Deletes all these rows, answers how many it deleted. */
  many?: ((ids: number[]) => Promise<number>) | undefined
  /** Which of these rows are still there. */
  remaining: (ids: number[]) => Promise<number[]>
}

/**
 * Deletes rows and says of each what became of it; never throws. `onProgress` hears how many are done; those whose turn
 * has not come when `signal` is aborted are skipped.
 */
export async function removeRows(
  targets: readonly Target[],
  { one, many, remaining }: RemovalCalls,
  onProgress: (done: number) => void = () => undefined,
  signal?: AbortSignal,
): Promise<RowResult[]> {
  if (one) {
    const act = async ({ id }: Target) => {
      try {
        return (await one(id)) > 0 ? 'done' : 'gone'
      } catch (error) {
        if (error instanceof NotFoundError && (await isGone(id, remaining))) return 'gone'
        throw error
      }
    }
    return runRows(targets, act, { onProgress, signal })
  }
  if (!many) return targets.map((target) => ({ ...target, outcome: 'failed' }))
  const results: RowResult[] = []
  for (const chunk of chunksOf(targets)) {
    if (signal?.aborted) results.push(...chunk.map(skipped))
    else {
      results.push(...(await removeChunk(chunk, many, remaining)))
      onProgress(results.length)
    }
  }
  return results
}

/** What is not found may be the row, which somebody else deleted, or what should take over from it. */
const isGone = (id: number, remaining: RemovalCalls['remaining']): Promise<boolean> =>
  remaining([id]).then(
    (left) => left.length === 0,
    () => false,
  )

const skipped = (target: Target): RowResult => ({ ...target, outcome: 'skipped' })

// A bulk delete answers only how many it deleted. Where that is not all, asking which are left tells refused from gone.
async function removeChunk(
  chunk: readonly Target[],
  many: NonNullable<RemovalCalls['many']>,
  remaining: RemovalCalls['remaining'],
): Promise<RowResult[]> {
  const ids = chunk.map(({ id }) => id)
  try {
    const count = await many(ids)
    if (count >= chunk.length) return chunk.map((target) => ({ ...target, outcome: 'done' }))
    const left = new Set(await remaining(ids))
    let deleted = count
    return chunk.map((target) => {
      if (left.has(target.id)) return { ...target, outcome: 'failed' }
      deleted -= 1
      return { ...target, outcome: deleted >= 0 ? 'done' : 'gone' }
    })
  } catch (error) {
    return chunk.map((target) => ({ ...target, outcome: 'failed', error }))
  }
}

/** More rows than this are not changed without a question, and not by one press of a key while a page goes. */
const manyRows = 50

type Read = Pick<Resource, 'model' | 'list' | 'include' | 'form'>

/** One call after the other: what the list itself asks for goes beside them. */
async function readRows({ list, include }: Read, ids: readonly number[], form: Form): Promise<object[]> {
  const rows: object[] = []
  for (const inq of chunksOf(ids)) {
    const filter = { where: { id: { inq } }, ...(form.savedApart && { include }) }
    rows.push(...rowsOf(await callByName(list, { filter })))
  }
  return rows
}

/** What people save of a row, and when something was last added to it, such as an answer to a ticket. */
const savedOfRow = (form: Form, row: object) => ({
  ...savedOf(form, row),
  updatedAt: 'updatedAt' in row ? row.updatedAt : undefined,
})

/**
 * Keeps rows in mind that are to be deleted. The function it answers says which of them somebody else has changed since, and why they
 * stay: none of a list whose rows nobody edits, nor where they can't be read.
 */
function changedRows(
  resource: Read,
  ids: readonly number[],
): (targets: readonly Target[]) => Promise<ReadonlyMap<number, unknown>> {
  let seen: { form: Form; known: Known } | undefined
  const moment = editsMade()
  const keep = async () => {
    const form = (await resource.form?.load())?.form
    if (form) seen = { form, known: knownRows(resource, await readRows(resource, ids, form), moment) }
  }
  keep().catch(() => undefined)
  return async (targets) => {
    const changed = new Map<number, unknown>()
    if (!seen) return changed
    const { form, known } = seen
    const now = await readRows(
      resource,
      targets.map(({ id }) => id),
      form,
    ).catch(() => [])
    for (const row of now) {
      try {
        known.hold(row, (was, is) => editsOf(savedOfRow(form, was), savedOfRow(form, is)).length > 0)
      } catch (error) {
        changed.set(rowId(row), error)
      }
    }
    return changed
  }
}

type Removable = Pick<Resource, 'list' | 'model' | 'remove' | 'removeMany' | 'removeWithOption'>

function callsOf(resource: Removable, settlement: Settlement | undefined): RemovalCalls {
  const { list, remove, removeMany } = resource
  const among = (ids: number[]) => ({ id: { inq: ids } })
  const callFor = (id: number): Call | undefined =>
    settlingCall(resource, settlement, id) ?? (remove === undefined ? undefined : [remove, { id }])
  const one = async (id: number) => {
    const call = callFor(id)
    return call ? (countOf(await callByName(...call)) ?? 1) : 0
  }
  return {
    one: callFor(0) && one,
    many:
      removeMany === undefined
        ? undefined
        : async (ids) => countOf(await callByName(removeMany, { where: among(ids) })) ?? ids.length,
    remaining: async (ids) => {
      const left = await callByName(list, { filter: { where: among(ids), fields: ['id'] } })
      return rowsOf(left).map(rowId)
    },
  }
}

/** Deletes rows of a resource; resolves when what is on the screen of it has been asked for again. */
export const removalOf =
  (resource: Removable, settlement?: Settlement): RunRows =>
  async (targets, onProgress, signal) => {
    const results = await removeRows(targets, callsOf(resource, settlement), onProgress, signal)
    reportFailed(results)
    await refresh(resource.model)
    return results
  }

/** The calls that delete rows, for when nobody waits for the answers: as few as there can be. */
function removalCalls(resource: Removable, ids: readonly number[], settlement?: Settlement): Call[] {
  const { remove, removeMany } = resource
  const settling = ids.map((id) => settlingCall(resource, settlement, id)).filter((call) => call !== undefined)
  if (settling.length > 0) return settling
  if (removeMany) return chunksOf(ids).map((inq): Call => [removeMany, { where: { id: { inq } } }])
  return remove ? ids.map((id): Call => [remove, { id }]) : []
}

type Asking = Pick<Resource, 'entity' | 'removalNotes'>

/** Whether deleting is asked about first: other rows may depend on these, or they are very many. */
export const mustAsk = ({ entity, removalNotes }: Asking, targets: readonly Target[]): boolean =>
  dependentsOf(entity).length > 0 || removalNotes !== undefined || targets.length > manyRows

/**
 * The deletion of rows: first what was agreed to for all of them, then the rows. Nothing is deleted where that fails, and no row that
 * somebody else has changed since the deletion began to wait.
 */
export function removalRun(resource: Resource, targets: readonly Target[], { settlement, first }: RemovalPlan): Run {
  const remove = removalOf(resource, settlement)
  const changed = changedRows(
    resource,
    targets.map(({ id }) => id),
  )
  const act: RunRows = async (rows, ...rest) => {
    const kept = await changed(rows)
    const due = rows.filter(({ id }) => !kept.has(id))
    const ofKept = (row: Target): RowResult => ({ ...row, outcome: 'failed', error: kept.get(row.id) })
    // What goes before is for all of them: it waits until they all may go.
    if (kept.size > 0 && (first || due.length === 0)) {
      await refresh(resource.model)
      return rows.map((row): RowResult => (kept.has(row.id) ? ofKept(row) : { ...row, outcome: 'skipped' }))
    }
    try {
      await first?.run()
    } catch (error) {
      reportError(error)
      return rows.map((row): RowResult => ({ ...row, outcome: 'failed', error }))
    }
    const results = new Map((await remove(due, ...rest)).map((result) => [result.id, result]))
    return rows.map((row) => results.get(row.id) ?? ofKept(row))
  }
  return runOf(resource, 'remove', targets, act)
}

/** Takes rows out of their list at once, and deletes them when nobody takes it back. */
export function removeLater(resource: Resource, targets: readonly Target[], plan: RemovalPlan = plainRemoval): void {
  const ids = targets.map(({ id }) => id)
  const calls = (): Call[] => [...(plan.first?.last ?? []), ...removalCalls(resource, ids, plan.settlement)]
  runLater(removalRun(resource, targets, plan), {
    rows: new Map(ids.map((id) => [id, undefined])),
    calls,
  })
}
