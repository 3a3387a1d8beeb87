import { dependentsOf } from '@lineboard/contract/dependents'
import { reportError } from '../../data/report-error.ts'
import { refresh } from '../../data/use-call.ts'
import type { Resource } from '../../resource/define-resource.ts'
import { plainRemoval, type RemovalPlan } from '../../resource/removal/plan.ts'
import type { Call } from '../../resource/rows/last-calls.ts'
import type { RowResult, Run, RunRows, Target } from '../../resource/rows/row-result.ts'
import { runLater, runOf } from '../../resource/runs/run.ts'
import { manyRows } from '../bulk/many-rows.ts'
import { changedRows } from './changed-rows.ts'
import { removalCalls, removalOf } from './removal.ts'

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
