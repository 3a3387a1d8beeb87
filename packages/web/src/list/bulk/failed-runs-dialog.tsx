import { useSnapshot } from 'valtio'
import { loadOnce } from '../../browser/load-once.ts'
import { dismissFailure, failedRuns } from '../../kit/runs/failed-runs.ts'
import { useWanted } from '../../ui/use-wanted.ts'

const dialog = loadOnce(() => import('./run-dialog.tsx'))

/** What could not be done to rows of the list on the screen, one run after the other. */
export function FailedRunsDialog({ model }: { model: string }) {
  const { list } = useSnapshot(failedRuns)
  const failure = list.find(({ run }) => run.model === model)
  return failure ? <Failure key={failure.id} failure={failure} /> : null
}

type Failure = ReturnType<typeof useSnapshot<typeof failedRuns>>['list'][number]

function Failure({ failure: { run, failed } }: { failure: Failure }) {
  const value = useWanted(dialog)
  return value ? <value.RunDialog run={run} failed={failed} onClose={() => dismissFailure(run)} /> : null
}
