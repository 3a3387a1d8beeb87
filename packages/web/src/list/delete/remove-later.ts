import type { Resource } from '../../resource/define-resource.ts'
import { lastCalls } from '../../resource/rows/last-calls.ts'
import type { Run, Target } from '../../resource/rows/row-result.ts'
import { runLater, runOf } from '../bulk/run.ts'
import { removalCalls, removalOf } from './removal.ts'

/** The deletion of rows. */
export const removalRun = (resource: Resource, targets: readonly Target[]): Run =>
  runOf(resource, 'remove', targets, removalOf(resource))

/** Takes rows out of their list at once, and deletes them when nobody takes it back. */
export function removeLater(resource: Resource, targets: readonly Target[]): void {
  const ids = targets.map(({ id }) => id)
  runLater(removalRun(resource, targets), {
    rows: new Map(ids.map((id) => [id, undefined])),
    sendLast: () => lastCalls(removalCalls(resource, ids)),
  })
}
