import type { components } from '@lineboard/contract'
import { api } from '../../data/client.ts'
import { useConfirmed } from '../../data/use-confirmed.ts'
import { personName } from '../../lib/names.ts'
import { toast } from '../../state/toasts.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { t } from './users.messages.ts'

interface ResetAccountProps {
  row: components['schemas']['DashUser']
  onClose: () => void
}

/** Asks before the sessions of a user end and a new password is mailed. */
export function ResetAccountDialog({ row, onClose }: ResetAccountProps) {
  const asked = useConfirmed(async () => {
    const isDone = await api().DashUser.accountReset({ id: row.id })
    toast(isDone ? { severity: 'success', text: t('resetDone') } : { severity: 'warn', text: t('resetFailed') })
    onClose()
  })
  const name = personName(row)
  return (
    <ConfirmDialog
      open
      destructive
      title={t('resetTitle', { name })}
      confirmLabel={t('reset')}
      {...asked}
      onClose={onClose}
    >
      {t('resetText', { name, email: row.email })}
    </ConfirmDialog>
  )
}
