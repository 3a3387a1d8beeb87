import { menuVisibility } from '@lineboard/sdk'
import { titleOf } from '../../places/title-of.ts'
import { session } from '../../state/session.ts'
import { toast } from '../../state/toasts.ts'
import { t } from './nothing-to-undo.messages.ts'

/** Says that no change waits any more, and where what is saved goes back. */
export function sayNothingToUndo(): void {
  const mayAudit = session.access !== undefined && menuVisibility(session.access).systemAudits
  toast({ severity: 'info', text: mayAudit ? t('audits', { screen: titleOf('auditLogs') }) : t('edit') })
}
