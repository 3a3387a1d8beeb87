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

/** Reactivates the accounts of the selected customers. */
export function SelectionDialog({ targets, onClose }: SelectionDialogProps) {
  return (
    <BulkDialog
      title={t('reactivateTitle', { count: targets.length })}
      confirmLabel={t('reactivate')}
      run={(reason) =>
        runAtDesk(targets, (customerId) => changeState(api(), 'reactivate', { customerId, reason }), {
          text: t('reactivating'),
          done: (rows) => t('reactivated', rows),
        })
      }
      onClose={onClose}
    >
      <p>{t('reactivateText')}</p>
    </BulkDialog>
  )
}
