import { useState } from 'react'
import { api } from '../../data/client.ts'
import { refresh, useCall } from '../../data/use-call.ts'
import { useConfirmed } from '../../data/use-confirmed.ts'
import { TypedFields, useTypedGuard } from '../../kit/drawer/unsaved-guard.tsx'
import { seesEveryCustomer } from '../../state/may.ts'
import { useSession } from '../../state/session.ts'
import { toast } from '../../state/toasts.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { type AccountChange, changeState, follows } from './account-change.ts'
import type { OperationProps } from './operation-props.ts'
import { t } from './operations.messages.ts'
import { ReasonField } from './reason-field.tsx'

/** Pauses, stops or reactivates an account, after saying what that does, and to how many numbers where those are seen. */
export function ChangeAccountStateDialog({ customer, change, onClose }: OperationProps & { change: AccountChange }) {
  const { id: customerId, companyName: company } = customer
  const { access } = useSession()
  const [reason, setReason] = useState('')
  const guard = useTypedGuard(onClose)
  const where = { customerId, status: { inq: [...follows[change]] } }
  const count = useCall('OpNumber.count', seesEveryCustomer(access) ? { where } : null).data?.count
  const asked = useConfirmed(async () => {
    await changeState(api(), change, { customerId, reason: reason.trim() })
    toast({ severity: 'success', text: t(`${change}Done`) })
    void refresh('Customer', 'OpNumber', 'AuditLog')
    guard.leaveNow()
  })
  return (
    <ConfirmDialog
      open
      destructive={change !== 'reactivate'}
      title={t(`${change}Title`, { company })}
      confirmLabel={t(change)}
      {...asked}
      disabled={reason.trim() === ''}
      onClose={guard.leave}
    >
      <TypedFields guard={guard}>
        <p>{t(`${change}Text`)}</p>
        {count !== undefined && <p>{t(change === 'reactivate' ? 'numbersAtMost' : 'numbers', { count })}</p>}
        <ReasonField value={reason} isTried={false} disabled={asked.pending} onChange={setReason} />
        <p>{t('reasonHint')}</p>
      </TypedFields>
    </ConfirmDialog>
  )
}
