import { LineboardError } from '@lineboard/sdk'
import { proxy, ref } from 'valtio'
import { addPersonalState } from '../../state/personal-state.ts'
import { toast } from '../../state/toasts.ts'
import type { RowResult, Run } from '../row-result.ts'
import { t } from './runs.messages.ts'

/** A run that was carried out later, and the rows of it that were not done. */
export interface FailedRun {
  id: number
  run: Run
  failed: readonly RowResult[]
}

/** Failed runs nobody has looked at, oldest first. */
export const failedRuns = proxy<{ list: FailedRun[] }>({ list: [] })

// What one person could not do is no business of whoever signs in next.
addPersonalState({
  forget() {
    failedRuns.list = []
  },
})

/** Whether it may have been done all the same, as no answer says that it was not. */
export const isUnsure = ({ error }: RowResult): boolean =>
  error instanceof LineboardError && error.outcome === 'unknown'

/** How many of so many rows were not done, or which one; what nobody knows is not said to be as it was. */
export function leftText({ kind }: Run, failed: readonly RowResult[], count: number): string {
  const [removed, edited] = failed.some(isUnsure)
    ? (['removeUnsure', 'editUnsure'] as const)
    : (['removeFailed', 'editFailed'] as const)
  return t(kind === 'remove' ? removed : edited, {
    count,
    failed: failed.length,
    name: failed[0]?.name ?? '',
  })
}

let lastId = 0

/** Says that rows of a run were not done; the list they are of shows which, and why. */
export function failRun(run: Run, failed: readonly RowResult[]): void {
  // Whoever stopped it knows that it did not go on: nothing went wrong.
  const severity = failed.every(({ outcome }) => outcome === 'skipped') ? 'info' : 'error'
  toast({ severity, text: leftText(run, failed, run.targets.length) })
  lastId += 1
  failedRuns.list.push({ id: lastId, run: ref(run), failed: ref([...failed]) })
}

/** Forgets a failed run. */
export function dismissFailure(run: Run): void {
  failedRuns.list = failedRuns.list.filter((each) => each.run !== run)
}

type Hear = (model: string, ids: readonly number[]) => void

const heard = new Set<Hear>()

/** Says that somebody had deleted rows of a model before something was to be done to them. */
export function notifyGone(model: string, ids: readonly number[]): void {
  if (ids.length > 0) for (const hear of heard) hear(model, ids)
}

/** Hears of such rows, until the function it answers is called. */
export function hearGone(hear: Hear): () => void {
  heard.add(hear)
  return () => void heard.delete(hear)
}
