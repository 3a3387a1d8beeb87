import { useRef } from 'react'
import { useSnapshot } from 'valtio'
import { useListeners, whileAt } from '../../browser/events.ts'
import { loadOnce } from '../../browser/lazy.ts'
import { dismissFailure, failedRuns } from '../../kit/bulk/failed-rows.ts'
import type { Resource } from '../../kit/define-resource.ts'
import { holdPending, type PendingChange, pending, releasePending, stop, undo } from '../../state/pending-changes.ts'
import { useWanted } from '../../ui/use-wanted.ts'
import { useListCommands } from '../context/list-provider.tsx'
import { t } from './undo.messages.ts'
import styles from './undo-bar.module.css'
import { useCommitOnLeave } from './use-pending.ts'

const after = loadOnce(() => import('../actions/remove-later.ts'))

/** Does what follows on an undo; without its code nothing more. */
const afterUndo = (act: (code: typeof import('../actions/remove-later.ts')) => void): void =>
  void after.load().then(act, () => undefined)

/** Takes a change back, and goes on where it was: at its rows. */
export function takeBack(id: number, focusRow: (id: number) => void): void {
  const rows = pending.list.find((change) => change.id === id)?.rows
  undo(id)
  if (rows) afterUndo(({ focusReturned }) => focusReturned(rows, focusRow))
}

/** Takes back what was done last; false where nothing waits, which is said: forms save at once. */
export function undoLast(focusRow: (id: number) => void): boolean {
  const last = pending.list.findLast(({ state }) => state === 'waiting')
  if (last) takeBack(last.id, focusRow)
  else afterUndo(({ sayNothingToUndo }) => sayNothingToUndo())
  return last !== undefined
}

const dialog = loadOnce(() => import('../actions/selection-panels.ts'))

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

const listeners = whileAt(holdPending, releasePending)

/** What has just been done to a list, with the way back. Time stands still while the pointer or the focus is on it, while something is open over it, and while the page is out of sight. */
export function UndoBar({ resource }: { resource: Resource }) {
  useCommitOnLeave(resource)
  const { list } = useSnapshot(pending)
  const { focusRow } = useListCommands()
  const area = useRef<HTMLElement>(null)
  useListeners(area, listeners)
  return (
    <>
      <FailedRunsDialog model={resource.model} />
      <section ref={area} className={styles.area} aria-label={t('label')} aria-live="polite">
        {list.map(({ id, kind, state, text, done, rows }) => (
          <div key={id} className={styles.bar} data-undo="" data-state={state}>
            <span className={styles.text}>{state === 'running' ? runningText(kind, done, rows.size) : text}</span>
            {state === 'running' && rows.size > 1 && (
              <button type="button" className={styles.undo} onClick={() => stop(id)}>
                {t('stop')}
              </button>
            )}
            {state === 'waiting' && (
              <button type="button" className={styles.undo} onClick={() => handleUndo(id, focusRow)}>
                {t('undo')}
              </button>
            )}
          </div>
        ))}
      </section>
    </>
  )
}

/** Takes a change back. The button goes with it, and with the button the focus that held the time of the others. */
function handleUndo(id: number, focusRow: (id: number) => void): void {
  takeBack(id, focusRow)
  releasePending()
}

const runningText = (kind: PendingChange['kind'], done: number, count: number) =>
  t(kind === 'remove' ? 'removing' : 'editing', { done, count })
