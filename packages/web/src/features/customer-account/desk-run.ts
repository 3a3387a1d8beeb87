import { reportError } from '../../data/report-error.ts'
import { type RunWords, runOf, runRows } from '../../kit/bulk/bulk-job.ts'
import { failRun } from '../../kit/bulk/failed-rows.ts'
import { failedOf, type Target } from '../../kit/row-result.ts'
import { nounsOfModel } from '../../shared/model-nouns.ts'
import { refreshBilling } from '../../shared/wallet/past-due-of.ts'

/**
 * Does something for several customers at once, a few at a time. What could not be done is shown customer by customer, and can be tried
 * again. It can't be taken back, so nothing waits for that.
 */
export async function runAtDesk(
  targets: readonly Target[],
  act: (customerId: number) => Promise<unknown>,
  words: RunWords,
): Promise<void> {
  const run = runOf(
    { model: 'Customer', nouns: nounsOfModel('Customer') },
    'edit',
    targets,
    async (rows, onProgress, signal) => {
      const one = async ({ id }: Target) => {
        await act(id)
        return 'done' as const
      }
      const results = await runRows(rows, one, { onProgress, signal })
      await refreshBilling('AuditLog', 'OpNumber')
      return results
    },
    words,
  )
  const results = await run.act(run.targets, () => undefined)
  run.notify(results)
  const failed = failedOf(results)
  if (failed.length === 0) return
  failRun(run, failed)
  for (const { error } of failed) if (error !== undefined) reportError(error, { isShown: true })
}
