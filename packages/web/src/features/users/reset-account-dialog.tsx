import type { components } from '@lineboard/contract'
import { useState } from 'react'
import { api } from '../../data/client.ts'
import { reportError } from '../../data/report-error.ts'
import { personName } from '../../lib/person-name.ts'
import { toast } from '../../state/toasts.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { t } from './users.messages.ts'

interface ResetAccountProps {
  row: components['schemas']['DashUser']
  onClose: () => void
}

/** Asks before the sessions of a user end and a new password is mailed. */
export function ActionDialog({ row, onClose }: ResetAccountProps) {
  const [pending, setPending] = useState(false)
  const reset = async () => {
    setPending(true)
    try {
      const isDone = await api().DashUser.accountReset({ id: row.id })
      toast(isDone ? { severity: 'success', text: t('resetDone') } : { severity: 'warn', text: t('resetFailed') })
      onClose()
    } catch (error) {
      reportError(error)
      setPending(false)
    }
  }
  const name = personName(row)
  return (
    <ConfirmDialog
      open
      destructive
      title={t('resetTitle', { name })}
      confirmLabel={t('reset')}
      pending={pending}
      onConfirm={() => void reset()}
      onClose={onClose}
    >
      {t('resetText', { name, email: row.email })}
    </ConfirmDialog>
  )
}
