import { pending } from '../../state/pending-changes.ts'
import { afterUndo, takeBack } from './take-back.ts'

/** Takes back what was done last; false where nothing waits, which is said: forms save at once. */
export function undoLast(focusRow: (id: number) => void): boolean {
  const last = pending.list.findLast(({ state }) => state === 'waiting')
  if (last) takeBack(last.id, focusRow)
  else afterUndo(({ sayNothingToUndo }) => sayNothingToUndo())
  return last !== undefined
}
