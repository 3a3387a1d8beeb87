import { runBulk } from '@lineboard/sdk/bulk'
import type { RowResult, Target } from '../rows/row-result.ts'

interface RunOptions {
  /** Hears how many rows are done, whichever way. */
  onProgress: (done: number) => void
  signal: AbortSignal | undefined
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
