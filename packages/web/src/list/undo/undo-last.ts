import { loadOnce } from '../../browser/load-once.ts'
import { pending, undo } from '../../state/pending-changes.ts'

const nothing = loadOnce(() => import('./nothing-to-undo.ts'))

/** Takes back what was done last; false where nothing waits, which is said: forms save at once. */
export function undoLast(): boolean {
  const last = pending.list.findLast(({ state }) => state === 'waiting')
  if (last) undo(last.id)
  else
    nothing.load().then(
      ({ sayNothingToUndo }) => sayNothingToUndo(),
      () => undefined,
    )
  return last !== undefined
}
