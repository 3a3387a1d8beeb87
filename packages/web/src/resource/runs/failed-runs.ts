import { proxy, ref } from 'valtio'
import { addPersonalState } from '../../state/personal-state.ts'
import { toast } from '../../state/toasts.ts'
import type { RowResult, Run } from '../rows/row-result.ts'
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

/** How many of so many rows were not done, or which one. */
export function leftText({ kind }: Run, failed: readonly RowResult[], count: number): string {
  return t(kind === 'remove' ? 'removeFailed' : 'editFailed', {
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
