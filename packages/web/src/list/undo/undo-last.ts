import { loadOnce } from '../../browser/load-once.ts'
import { pending } from '../../state/pending-changes.ts'
import { takeBack } from './take-back.ts'

const nothing = loadOnce(() => import('./nothing-to-undo.ts'))

/** Takes back what was done last; false where nothing waits, which is said: forms save at once. */
export function undoLast(focusRow: (id: number) => void): boolean {
  const last = pending.list.findLast(({ state }) => state === 'waiting')
  if (last) takeBack(last.id, focusRow)
  else
    nothing.load().then(
      ({ sayNothingToUndo }) => sayNothingToUndo(),
      () => undefined,
    )
  return last !== undefined
}
