import { AdjustmentRequestAmountMaximum, AdjustmentRequestAmountMinimum } from '@lineboard/contract/limits'
import { fromMinorUnits, toMinorUnits } from '@lineboard/sdk'
import type { Target } from '../../kit/row-result.ts'
import { formatMoney } from '../../state/numbers.ts'
import { adjustOne } from './adjust-one.ts'
import { creditOf } from './adjustment.ts'
import { t } from './bulk-desk.messages.ts'
import { BulkDialog } from './bulk-dialog.tsx'
import { runAtDesk } from './desk-run.ts'
import { useDollars } from './dollars.ts'
import { DollarsField } from './dollars-field.tsx'

/** Gives one of several customers a credit. */
export const creditOne = (customerId: number, amount: number, reason: string): Promise<void> =>
  adjustOne(creditOf(customerId), { customerId, transactionType: 'adjustment', amount, reason })

interface SelectionDialogProps {
  targets: readonly Target[]
  onClose: () => void
}

/** Gives each of the selected customers the same credit. */
export function SelectionDialog({ targets, onClose }: SelectionDialogProps) {
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
