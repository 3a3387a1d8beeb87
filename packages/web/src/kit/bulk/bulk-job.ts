import { runBulk } from '@lineboard/sdk/bulk'
import { type Call, lastCalls } from '../../data/last-calls.ts'
import { reportError } from '../../data/report-error.ts'
import { WordedError } from '../../lib/errors/is-worded.ts'
import { type Left, type PendingAction, postpone } from '../../state/pending-changes.ts'
import { toast } from '../../state/toasts.ts'
import type { Resource } from '../define-resource.ts'
import { failedOf, type RowResult, type Run, type RunRows, type Target } from '../row-result.ts'
import { failRun, notifyGone } from './failed-rows.ts'
import { t } from './runs.messages.ts'

/** What a run says of itself, where it does something that has a name. */
export interface RunWords {
  /** What is being done, while it can be taken back. */
  text: string
  /** What has been done to so many rows, the first of which has this name. */
  done: (rows: { count: number; name: string }) => string
}

/** A run over rows of a resource, which says in a toast what was done. */
export function runOf(
  { model, nouns }: Pick<Resource, 'model' | 'nouns'>,
  kind: Run['kind'],
  targets: readonly Target[],
  act: RunRows,
  words?: RunWords,
): Run {
  const notify = (results: readonly RowResult[]) => {
    notifyOf(kind, nouns, results, words)
    const gone = results.filter(({ outcome }) => outcome === 'gone')
    notifyGone(
      model,
      gone.map(({ id }) => id),
    )
  }
  return { kind, model, nouns, targets, act, notify, ...(words && { text: words.text }) }
}

function notifyOf(
  kind: Run['kind'],
  { other }: Resource['nouns'],
  results: readonly RowResult[],
  words: RunWords | undefined,
): void {
  const done = results.filter(({ outcome }) => outcome === 'done')
  const gone = results.filter(({ outcome }) => outcome === 'gone').length
  const count = done.length
  const text = { count, name: done[0]?.name ?? '', other }
  const said = words?.done(text) ?? t(kind === 'remove' ? 'removed' : 'edited', text)
  if (count > 0) toast({ severity: 'success', text: said })
  if (gone > 0) toast({ severity: 'info', text: t('gone', { count: gone }) })
}

interface LaterOptions extends Pick<PendingAction, 'makes' | 'undone'> {
  /** By id, what lists show meanwhile; undefined for rows that leave them. */
  rows: ReadonlyMap<number, object | undefined>
  /** All of it as calls, for a page that goes. */
  calls: (left: Left) => readonly Call[]
}

const asRead: Left = (_, row) => row

/** What one closing page may still send: a browser keeps a few calls for it, with bodies of 64 kB in all. */
const LAST_CALLS = 50

/** Lets a run wait, so that it can be taken back. */
export function runLater(run: Run, { rows, calls, makes, undone }: LaterOptions): void {
  const { kind, model, nouns, targets } = run
  const text = { count: targets.length, name: targets[0]?.name ?? '', ...nouns }
  const carryOut: PendingAction['run'] = async (onProgress, signal) => {
    const results = await run.act(targets, onProgress, signal)
    run.notify(results)
    const failed = failedOf(results)
    if (failed.length > 0) failRun(run, failed)
  }
  postpone({
    kind,
    model,
    rows,
    text: run.text ?? t(kind === 'remove' ? 'removePending' : 'editPending', text),
    isLong: calls(asRead).length > LAST_CALLS,
    action: {
      run: carryOut,
      sendLast: (left) => lastCalls(calls(left)),
      ...(makes && { makes }),
      ...(undone && { undone }),
    },
  })
}

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
