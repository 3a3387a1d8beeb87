import type { components } from '@lineboard/contract'
import { useState } from 'react'
import { PlainField } from '../../../ui/plain-field.tsx'
import { useBothCurrencies } from '../both-currencies.ts'
import { shareOf } from '../left-of.ts'
import { discountOf, sendAdjustment } from './adjustment.ts'
import { OperationDialog } from './operation-dialog.tsx'
import type { OperationProps } from './operation-props.ts'
import { adjustmentSchema } from './operation-schemas.ts'
import { t } from './operations.messages.ts'
import { isShare, percentOf } from './percent.ts'

interface DiscountProps extends OperationProps {
  charge: components['schemas']['PaymentTransaction']
}

/** Gives a share of a charge back to the wallet: prices are everybody's, so that a discount for one is on what was charged. */
export function DiscountDialog({ customer, charge, onClose }: DiscountProps) {
  const { id: customerId, companyName: company, currency } = customer
  const both = useBothCurrencies(currency)
  const [typed, setTyped] = useState('10')
  const percent = percentOf(typed)
  const isGood = isShare(percent)
  const amount = shareOf(charge, percent)
  const what = charge.description
  return (
    <OperationDialog
      title={t('discount')}
      operation={{
        subject: discountOf(customerId, charge.id),
        schema: adjustmentSchema,
        send: sendAdjustment,
        title: (body) => t('creditTitle', { amount: both(body.amount) }),
        ask: (body) => t('discountAsk', { amount: both(body.amount), company, what }),
        done: (body) => t('creditDone', { amount: both(body.amount) }),
      }}
      bodyWith={(reason) =>
        isGood ? { customerId, transactionType: 'adjustment', amount, discountOfId: charge.id, reason } : undefined
      }
      onClose={onClose}
    >
      {(isTried) => (
        <>
          <p>{t('discountText', { what, amount: both(-charge.amount) })}</p>
          <PlainField
            label={t('percent')}
            value={typed}
            inputMode="decimal"
            autoComplete="off"
            error={isTried && !isGood ? t('percentHint') : undefined}
            onChange={({ target }) => setTyped(target.value)}
          />
          {isGood && <p>{t('discountIs', { amount: both(amount) })}</p>}
        </>
      )}
    </OperationDialog>
  )
}
