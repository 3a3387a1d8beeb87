import { loadCurrentUser } from '../../data/current-user.ts'
import { reportError } from '../../data/report-error.ts'
import { refresh, useCall } from '../../data/use-call.ts'
import { useConfirmed } from '../../data/use-confirmed.ts'
import { isRefused } from '../../state/may.ts'
import { toast } from '../../state/toasts.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { t } from './account-state.messages.ts'
import { type StateChange, stateChanges } from './account-state-changes.ts'

interface AccountStateDialogProps {
  customerId: number
  change: StateChange
  onClose: () => void
}

/** Says what a change of the account's state does, and to how many numbers, before it is done. */
export function AccountStateDialog({ customerId, change, onClose }: AccountStateDialogProps) {
  const { call, statuses } = stateChanges[change]
  const where = { customerId, status: { inq: [...statuses] } }
  const { data, error } = useCall('OpNumber.count', { where }, { silent: true })
  const isUncounted = isRefused('OpNumber.count') || error !== undefined
  const asked = useConfirmed(async () => {
    try {
      await call()
    } finally {
      // An answer that was lost may have done it.
      void refresh('PaymentMethod', 'OpNumber', 'Customer')
      loadCurrentUser().catch(reportError)
    }
    toast({ severity: 'success', text: t(`${change}.done`) })
    onClose()
  })
  return (
    <ConfirmDialog
      open
      destructive={change !== 'reactivate'}
      title={t(`${change}.title`)}
      confirmLabel={t(`${change}.label`)}
      disabled={!data && !isUncounted}
      {...asked}
      onClose={onClose}
    >
      <p>{data ? t(`${change}.text`, { numbers: data.count }) : t(`${change}.uncounted`)}</p>
      {change === 'reactivate' && data?.count !== 0 && <p>{t('reactivate.rest')}</p>}
    </ConfirmDialog>
  )
}
