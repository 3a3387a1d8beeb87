import { useBothCurrencies } from '../both-currencies.ts'
import { creditOf, mostCredit, sendAdjustment } from './adjustment.ts'
import { DeedDialog } from './deed-dialog.tsx'
import type { DeedProps } from './deed-props.ts'
import { adjustmentSchema } from './deed-schemas.ts'
import { t } from './deeds.messages.ts'
import { useDollars } from './dollars.ts'
import { DollarsField } from './dollars-field.tsx'

/** Puts money into a customer's wallet that no card paid. */
export function CreditDialog({ customer, onClose }: DeedProps) {
  const { id: customerId, companyName: company, currency } = customer
  const both = useBothCurrencies(currency)
  const dollars = useDollars({ least: 0.01, most: mostCredit })
  return (
    <DeedDialog
      title={t('credit')}
      deed={{
        subject: creditOf(customerId),
        schema: adjustmentSchema,
        send: sendAdjustment,
        title: ({ amount }) => t('creditTitle', { amount: both(amount) }),
        ask: ({ amount }) => t('creditAsk', { amount: both(amount), company }),
        done: ({ amount }) => t('creditDone', { amount: both(amount) }),
      }}
      bodyWith={(reason) => ({ customerId, transactionType: 'adjustment', amount: dollars.amount, reason })}
      onClose={onClose}
    >
      {(isTried) => <DollarsField dollars={dollars} currency={currency} isTried={isTried} />}
    </DeedDialog>
  )
}
