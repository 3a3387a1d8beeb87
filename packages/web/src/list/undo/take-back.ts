import { loadOnce } from '../../browser/lazy.ts'
import { pending, undo } from '../../state/pending-changes.ts'

const after = loadOnce(() => import('./after-undo.ts'))

/** Does what follows on an undo; without its code nothing more. */
const afterUndo = (act: (code: typeof import('./after-undo.ts')) => void): void =>
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
