import { dependentsOf } from '@lineboard/contract/dependents'
import { reportError } from '../../data/report-error.ts'
import type { Resource } from '../../resource/define-resource.ts'
import { plainRemoval, type RemovalPlan } from '../../resource/removal/plan.ts'
import type { Call } from '../../resource/rows/last-calls.ts'
import type { RowResult, Run, RunRows, Target } from '../../resource/rows/row-result.ts'
import { runLater, runOf } from '../../resource/runs/run.ts'
import { manyRows } from '../bulk/many-rows.ts'
import { removalCalls, removalOf } from './removal.ts'

type Asking = Pick<Resource, 'entity' | 'removalNotes'>

/** Whether deleting is asked about first: other rows may depend on these, or they are very many. */
export const mustAsk = ({ entity, removalNotes }: Asking, targets: readonly Target[]): boolean =>
  dependentsOf(entity).length > 0 || removalNotes !== undefined || targets.length > manyRows

/** The deletion of rows: first what was agreed to for all of them, then the rows. Nothing is deleted where that fails. */
export function removalRun(resource: Resource, targets: readonly Target[], { settlement, first }: RemovalPlan): Run {
  const remove = removalOf(resource, settlement)
  const act: RunRows = async (rows, ...rest) => {
    try {
      await first?.run()
    } catch (error) {
      reportError(error)
      return rows.map((row): RowResult => ({ ...row, outcome: 'failed', error }))
    }
    return remove(rows, ...rest)
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
