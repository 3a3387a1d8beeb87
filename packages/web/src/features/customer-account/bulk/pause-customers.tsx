import { api } from '../../../data/client.ts'
import type { Target } from '../../../resource/rows/row-result.ts'
import { changeState } from '../operations/account-change.ts'
import { t } from './bulk.messages.ts'
import { BulkDialog } from './bulk-dialog.tsx'
import { runAtDesk } from './desk-run.ts'

interface SelectionDialogProps {
  targets: readonly Target[]
  onClose: () => void
}

/** Pauses tracking of the selected customers. */
export function SelectionDialog({ targets, onClose }: SelectionDialogProps) {
  return (
    <BulkDialog
      title={t('pauseTitle', { count: targets.length })}
      confirmLabel={t('pause')}
      run={(reason) =>
        runAtDesk(targets, (customerId) => changeState(api(), 'pause', { customerId, reason }), {
          text: t('pausing'),
          done: (rows) => t('paused', rows),
        })
      }
      onClose={onClose}
    >
      <p>{t('pauseText')}</p>
    </BulkDialog>
  )
}
