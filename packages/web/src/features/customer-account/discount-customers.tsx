import type { components } from '@lineboard/contract'
import { useState } from 'react'
import { api } from '../../data/client.ts'
import type { Target } from '../../kit/row-result.ts'
import { orders } from '../../shared/payment/browser-orders.ts'
import { MoneyError } from '../../shared/payment/money-text.ts'
import { PlainField } from '../../ui/plain-field.tsx'
import { adjustOne } from './adjust-one.ts'
import { discountOf } from './adjustment.ts'
import { t } from './bulk-desk.messages.ts'
import { BulkDialog } from './bulk-dialog.tsx'
import { runAtDesk } from './desk-run.ts'
import { discountable, shareOf } from './discountable.ts'
import { t as operation } from './operations.messages.ts'
import { isShare, percentOf } from './percent.ts'

type Charge = components['schemas']['PaymentTransaction']

const latestPlan = (customerId: number) =>
  ({
    filter: {
      where: { customerId, transactionType: 'charge', category: 'plan' },
      order: ['transactionDate DESC', 'id DESC'],
      limit: 1,
    },
  }) as const

/** What of a charge can still be given back. Throws what the call throws. */
async function leftOf(charge: Charge): Promise<number> {
  const where = { customerId: charge.customerId, discountOfId: charge.id }
  return discountable(charge, await api().PaymentTransaction.find({ filter: { where } }))
}

/** Gives one of several customers a share of the latest charge of its plan back; who was charged none has nothing to be reduced. */
export async function discountOne(customerId: number, percent: number, reason: string): Promise<void> {
  const [charge] = await api().PaymentTransaction.find(latestPlan(customerId))
  if (!charge) throw new MoneyError(t('noPlanCharge'))
  const amount = shareOf(charge, percent)
  const subject = discountOf(customerId, charge.id)
  // One that was sent and has no answer yet may be among them: it is finished, not given again.
  if (orders.of(subject)?.state !== 'sent' && amount > (await leftOf(charge))) {
    throw new MoneyError(t('discountedAlready', { percent }))
  }
  const body = { customerId, transactionType: 'adjustment', amount, discountOfId: charge.id, reason } as const
  await adjustOne(subject, body)
}

interface SelectionDialogProps {
  targets: readonly Target[]
  onClose: () => void
}

/** Gives each of the selected customers the same share of what its plan cost the last time. */
export function SelectionDialog({ targets, onClose }: SelectionDialogProps) {
  const [typed, setTyped] = useState('10')
  const percent = percentOf(typed)
  return (
    <BulkDialog
      title={t('discountTitle', { count: targets.length })}
      confirmLabel={t('discount')}
      disabled={!isShare(percent)}
      run={(reason) =>
        runAtDesk(targets, (customerId) => discountOne(customerId, percent, reason), {
          text: t('discounting'),
          done: (rows) => t('discounted', { ...rows, percent }),
        })
      }
      onClose={onClose}
    >
      <PlainField
        label={operation('percent')}
        value={typed}
        inputMode="decimal"
        autoComplete="off"
        error={isShare(percent) ? undefined : operation('percentHint')}
        onChange={({ target }) => setTyped(target.value)}
      />
      <p>{t('discountText', { percent })}</p>
    </BulkDialog>
  )
}
