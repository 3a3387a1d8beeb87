import type { components } from '@lineboard/contract'
import { useState } from 'react'
import { api } from '../../data/client.ts'
import { useConfirmed } from '../../data/use-confirmed.ts'
import { TypedFields, useTypedGuard } from '../../kit/drawer/unsaved-guard.tsx'
import { endingText, refreshBilling } from '../../shared/wallet/past-due-of.ts'
import { formatNumber } from '../../state/numbers.ts'
import { toast } from '../../state/toasts.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import type { OperationProps } from './operation-props.ts'
import { t } from './operations.messages.ts'
import { ReasonField } from './reason-field.tsx'

interface EndSubscriptionProps extends OperationProps {
  subscription: components['schemas']['Subscription']
}

/** Ends a subscription, all of it: sent again after a lost answer, there is none left to end. */
export function EndSubscriptionDialog({ customer, subscription, onClose }: EndSubscriptionProps) {
  const { id: customerId, companyName: company } = customer
  const { productId, Product, quantity } = subscription
  const product = Product?.name ?? `#${productId}`
  const [reason, setReason] = useState('')
  const guard = useTypedGuard(onClose)
  const asked = useConfirmed(async () => {
    try {
      await api().Product.unsubscribeProduct({ body: { productId, customerId, reason: reason.trim() } })
    } finally {
      // It may have ended elsewhere when it is refused.
      void refreshBilling('AuditLog')
    }
    toast({ severity: 'success', text: t('ended', { company, product }) })
    guard.leaveNow()
  })
  return (
    <ConfirmDialog
      open
      destructive
      title={t('endTitle', { product })}
      confirmLabel={t('endConfirm')}
      {...asked}
      disabled={reason.trim() === ''}
      onClose={guard.leave}
    >
      <TypedFields guard={guard}>
        <p>
          {t('endText', { company, product, quantity: formatNumber(quantity) })} {endingText(subscription)}
        </p>
        <ReasonField value={reason} isTried={false} disabled={asked.pending} onChange={setReason} />
        <p>{t('reasonHint')}</p>
      </TypedFields>
    </ConfirmDialog>
  )
}
