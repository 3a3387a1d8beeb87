import { runBulk } from '@lineboard/sdk/bulk'
import { reportError } from '../../data/report-error.ts'
import { WordedError } from '../../lib/errors/is-worded.ts'
import type { RowResult, Target } from '../row-result.ts'

interface RunOptions {
  /** Hears how many rows are done, whichever way. */
  onProgress: (done: number) => void
  signal: AbortSignal | undefined
}

/** Hands over why rows failed. What is said of them in words of our own is no failed call. */
export function reportFailed(results: readonly RowResult[]): void {
  const failed = results.find(({ error }) => error !== undefined && !(error instanceof WordedError))
  if (failed) reportError(failed.error)
}

/** Does something to each row, a few at a time, and answers what became of each, in their order; never rejects. */
export async function runRows(
  targets: readonly Target[],
  act: (target: Target) => Promise<'done' | 'gone'>,
  { onProgress, signal }: RunOptions,
): Promise<RowResult[]> {
  const { results } = await runBulk({
    items: targets,
    run: act,
    signal,
    onProgress: ({ done, failed }) => onProgress(done + failed),
  })
  return results.map(({ item, status, value = 'done', error }) =>
    status === 'done'
      ? { ...item, outcome: value }
      : { ...item, outcome: status, ...(status === 'failed' && { error }) },
  )
}
