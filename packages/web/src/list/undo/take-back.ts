import { pending, undo } from '../../state/pending-changes.ts'

/** Takes a change back, and goes on where it was: at its rows. */
export function takeBack(id: number, focusRow: (id: number) => void): void {
  const rows = new Set(pending.list.find((change) => change.id === id)?.rows.keys())
  undo(id)
  import('../keyboard/focus-returned.ts').then((it) => it.focusReturned(rows, focusRow)).catch(() => undefined)
}
