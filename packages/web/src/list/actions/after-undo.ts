import { menuVisibility } from '@lineboard/sdk'
import { titleOf } from '../../places/title-of.ts'
import { session } from '../../state/session.ts'
import { toast } from '../../state/toasts.ts'
import { focusedRowId, isAsked, isLost, LOOK_MS, LOOKS, ROW } from '../context/row-focus.ts'
import { t } from './nothing-to-undo.messages.ts'

/** Rows by id. */
type Ids = Pick<ReadonlySet<number>, 'has'>

/** Which of some rows the list shows first. */
const firstShown = (ids: Ids): number | undefined =>
  [...document.querySelectorAll<HTMLElement>(ROW)].map(({ dataset }) => Number(dataset.id)).find((id) => ids.has(id))

/**
 * Moves the focus to the first of the rows that have come back, from a row beside them, or where it is nowhere. They are drawn in a
 * moment.
 */
export function focusReturned(ids: Ids, focusRow: (id: number) => void): void {
  let looks = 0
  const timer = setInterval(() => {
    looks += 1
    const at = focusedRowId()
    const isFree = !isAsked() && (isLost() || (at !== undefined && !ids.has(at)))
    const row = isFree ? firstShown(ids) : undefined
    if (row !== undefined || looks === LOOKS) clearInterval(timer)
    if (row !== undefined) focusRow(row)
  }, LOOK_MS)
}

/** Says that no change waits any more, and where what is saved goes back. */
export function sayNothingToUndo(): void {
  const mayAudit = session.access !== undefined && menuVisibility(session.access).systemAudits
  toast({ severity: 'info', text: mayAudit ? t('audits', { screen: titleOf('auditLogs') }) : t('edit') })
}
