import type { components } from '@lineboard/contract'
import { AdjustmentRequestAmountMaximum, AdjustmentRequestAmountMinimum } from '@lineboard/contract/limits'
import { fromMinorUnits, toMinorUnits } from '@lineboard/sdk'
import { useState } from 'react'
import { api } from '../../data/client.ts'
import type { Target } from '../../kit/row-result.ts'
import { orders } from '../../shared/payment/browser-orders.ts'
import { MoneyError } from '../../shared/payment/money-text.ts'
import { formatMoney } from '../../state/numbers.ts'
import { PlainField } from '../../ui/plain-field.tsx'
import { creditOf, discountable, discountOf, isShare, percentOf, shareOf } from './adjustment.ts'
import { t } from './bulk-desk.messages.ts'
import { adjustOne, BulkDialog, runAtDesk } from './bulk-dialog.tsx'
import { changeState } from './change-state.tsx'
import { DollarsField, useDollars } from './operation-fields.tsx'
import { t as operationText } from './operations.messages.ts'

export { Banner } from './wallet-limits.tsx'

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
export const PauseDialog = (props: SelectionDialogProps) => <StateDialog change="pause" {...props} />

/** Reactivates accounts. */
export const ReactivateDialog = (props: SelectionDialogProps) => <StateDialog change="reactivate" {...props} />

/** Gives one of several customers a credit. */
export const creditOne = (customerId: number, amount: number, reason: string): Promise<void> =>
  adjustOne(creditOf(customerId), { customerId, transactionType: 'adjustment', amount, reason })

/** Gives each of the selected customers the same credit. */
export function CreditCustomersDialog({ targets, onClose }: SelectionDialogProps) {
  const dollars = useDollars({ minimum: AdjustmentRequestAmountMinimum, maximum: AdjustmentRequestAmountMaximum })
  const { amount, typed } = dollars
  const all = amount === undefined ? 0 : fromMinorUnits(toMinorUnits(amount) * targets.length)
  return (
    <BulkDialog
      title={t('creditTitle', { count: targets.length })}
      confirmLabel={t('credit')}
      disabled={amount === undefined}
      run={async (reason) => {
        if (amount === undefined) return
        await runAtDesk(targets, (customerId) => creditOne(customerId, amount, reason), {
          text: t('crediting'),
          done: (rows) => t('credited', { ...rows, amount: formatMoney(amount) }),
        })
      }}
      onClose={onClose}
    >
      <DollarsField dollars={dollars} currency="USD" isTried={typed !== ''} />
      <p>
        {amount === undefined
          ? t('creditEmpty')
          : t('creditText', { amount: formatMoney(amount), all: formatMoney(all) })}
      </p>
    </BulkDialog>
  )
}

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

/** Gives each of the selected customers the same share of what its plan cost the last time. */
export function DiscountCustomersDialog({ targets, onClose }: SelectionDialogProps) {
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
        label={operationText('percent')}
        value={typed}
        inputMode="decimal"
        autoComplete="off"
        error={isShare(percent) ? undefined : operationText('percentHint')}
        onChange={({ target }) => setTyped(target.value)}
      />
      <p>{t('discountText', { percent })}</p>
    </BulkDialog>
  )
}
