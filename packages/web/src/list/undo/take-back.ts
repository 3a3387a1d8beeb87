import { pending, undo } from '../../state/pending-changes.ts'
import { focusReturned } from '../keyboard/row-focus.ts'

/** Takes a change back, and goes on where it was: at its rows. */
export function takeBack(id: number, focusRow: (id: number) => void): void {
  const rows = new Set(pending.list.find((change) => change.id === id)?.rows.keys())
  undo(id)
  focusReturned(rows, focusRow)
}
