import { api } from '../../data/client.ts'
import type { Target } from '../../kit/row-result.ts'
import { changeState } from './account-change.ts'
import { t } from './bulk-desk.messages.ts'
import { BulkDialog } from './bulk-dialog.tsx'
import { runAtDesk } from './desk-run.ts'

interface SelectionDialogProps {
  targets: readonly Target[]
  onClose: () => void
}

const progress = {
  pause: { running: 'pausing', done: 'paused' },
  reactivate: { running: 'reactivating', done: 'reactivated' },
} as const

/** Asks why the accounts of the selected customers change their state, and changes it. */
function StateDialog({ change, targets, onClose }: SelectionDialogProps & { change: keyof typeof progress }) {
  return (
    <BulkDialog
      title={t(`${change}Title`, { count: targets.length })}
      confirmLabel={t(change)}
      run={(reason) =>
        runAtDesk(targets, (customerId) => changeState(api(), change, { customerId, reason }), {
          text: t(progress[change].running),
          done: (rows) => t(progress[change].done, rows),
        })
      }
      onClose={onClose}
    >
      <p>{t(`${change}Text`)}</p>
    </BulkDialog>
  )
}

/** Pauses tracking. */
export const pause = { SelectionDialog: (props: SelectionDialogProps) => <StateDialog change="pause" {...props} /> }

/** Reactivates accounts. */
export const reactivate = {
  SelectionDialog: (props: SelectionDialogProps) => <StateDialog change="reactivate" {...props} />,
}
