import type { components } from '@lineboard/contract'
import type { Lineboard } from '@lineboard/sdk'
import { useState } from 'react'
import { api } from '../../data/client.ts'
import { refresh, useCall } from '../../data/use-call.ts'
import { useConfirmed } from '../../data/use-confirmed.ts'
import { TypedFields, useTypedGuard } from '../../kit/drawer/unsaved-guard.tsx'
import { WordedError } from '../../lib/errors/is-worded.ts'
import { heldByMoney } from '../../shared/wallet/wallet-band-state.ts'
import { seesEveryCustomer } from '../../state/may.ts'
import { useSession } from '../../state/session.ts'
import { toast } from '../../state/toasts.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import type { AccountChange, OperationProps } from './operation.ts'
import { ReasonField } from './operation-fields.tsx'
import { t } from './operations.messages.ts'

type Customer = components['schemas']['Customer']
type HeldBy = components['schemas']['SubscriptionDetail']['heldBy']

/** Tracking numbers that follow the account: those that stand otherwise. Released ones stay released. */
const follows: Readonly<Record<AccountChange, readonly components['schemas']['OpNumber']['status'][]>> = {
  pause: ['active', 'stopped'],
  stop: ['active', 'paused'],
  reactivate: ['paused', 'stopped'],
}

const calls = { pause: 'pauseTrackingCode', stop: 'stopIncomingCalls', reactivate: 'reactiveAccount' } as const
const leadsTo: Readonly<Record<AccountChange, Customer['state']>> = {
  pause: 'tracking_paused',
  stop: 'calls_stopped',
  reactivate: 'active',
}

/** The changes that make sense for an account as it is. What money has stopped runs again with money: a server refuses to reactivate it before. */
export function changesOf({ state }: Pick<Customer, 'state'>, heldBy: HeldBy): AccountChange[] {
  const isHeld = heldByMoney(state, heldBy) !== undefined
  return (['pause', 'stop', 'reactivate'] as const).filter(
    (change) => leadsTo[change] !== state && !(isHeld && change === 'reactivate'),
  )
}

/**
 * Changes an account, for a reason. The same again leaves it as it is. Rejects with what the call rejects with, and changes nothing where
 * the server takes no notice of which account is named: it would change that of whoever asks.
 */
export async function changeState(
  { PaymentMethod }: Pick<Lineboard, 'PaymentMethod'>,
  change: AccountChange,
  body: { customerId: number; reason: string },
): Promise<void> {
  const { customerId } = await PaymentMethod.subscriptionDetail({ customerId: body.customerId })
  if (customerId !== body.customerId) throw new WordedError(t('ownAccountOnly'))
  await PaymentMethod[calls[change]]({ body })
}

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
