import { AdjustmentRequestAmountMaximum, AdjustmentRequestAmountMinimum } from '@lineboard/contract/limits'
import { useBothMoves } from '../../shared/wallet/both-currencies.ts'
import { creditOf, sendAdjustment } from './adjustment.ts'
import { useDollars } from './dollars.ts'
import { DollarsField } from './dollars-field.tsx'
import { OperationDialog } from './operation-dialog.tsx'
import type { OperationProps } from './operation-props.ts'
import { adjustmentSchema } from './operation-schemas.ts'
import { t } from './operations.messages.ts'
import { useDueWords } from './use-due-words.ts'

/** Puts money into a customer's wallet that no card paid. */
export function CreditDialog({ customer, onClose }: OperationProps) {
  const { id: customerId, companyName: company, currency } = customer
  const { added } = useBothMoves(customer)
  const due = useDueWords(customer)
  const dollars = useDollars({ minimum: AdjustmentRequestAmountMinimum, maximum: AdjustmentRequestAmountMaximum })
  return (
    <OperationDialog
      title={t('credit')}
      operation={{
        subject: creditOf(customerId),
        schema: adjustmentSchema,
        send: sendAdjustment,
        title: ({ amount }) => t('creditTitle', { amount: added(amount) }),
        ask: ({ amount }) => due.asked(t('creditAsk', { amount: added(amount), company }), amount),
        done: ({ amount }) => due.done(t('creditDone', { amount: added(amount) }), amount),
      }}
      bodyWith={(reason) => ({ customerId, transactionType: 'adjustment', amount: dollars.amount, reason })}
      onClose={onClose}
    >
      {(isTried) => <DollarsField dollars={dollars} currency={currency} isTried={isTried} />}
    </OperationDialog>
  )
}
