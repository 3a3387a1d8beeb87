import type { components } from '@lineboard/contract'
import { AdjustmentRequestAmountMaximum, AdjustmentRequestAmountMinimum } from '@lineboard/contract/limits'
import { zAdjustmentRequest } from '@lineboard/contract/zod'
import { useState } from 'react'
import { useCall } from '../../data/use-call.ts'
import { usePhoneFormat } from '../../shared/phone/format-phone.ts'
import { useBothCurrencies, useBothMoves, useBothSteps } from '../../shared/wallet/both-currencies.ts'
import { movementWords } from '../../shared/wallet/movement-words.ts'
import { PlainField } from '../../ui/plain-field.tsx'
import { useDueWords } from './account-calls.ts'
import { creditOf, discountable, discountOf, isShare, percentOf, sendAdjustment, shareOf } from './adjustment.ts'
import type { OperationProps } from './operation.ts'
import { OperationDialog } from './operation-dialog.tsx'
import { DollarsField, useDollars } from './operation-fields.tsx'
import { t } from './operations.messages.ts'

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
        schema: zAdjustmentRequest,
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

interface DiscountProps extends OperationProps {
  charge: components['schemas']['PaymentTransaction']
}

/** Least that can be given, in US dollars. */
const LEAST_USD = 0.01

/** Gives a share of a charge back to the wallet: prices are everybody's, so that a discount for one is on what was charged. */
export function DiscountDialog({ customer, charge, onClose }: DiscountProps) {
  const { id: customerId, companyName: company, currency } = customer
  const { added } = useBothMoves(customer)
  const due = useDueWords(customer)
  const [both, bothSteps] = [useBothCurrencies(currency), useBothSteps(currency)]
  const [typed, setTyped] = useState('10')
  const percent = percentOf(typed)
  const isGood = isShare(percent)
  const amount = shareOf(charge, percent)
  const given = useCall('PaymentTransaction.find', { filter: { where: { customerId, discountOfId: charge.id } } })
  // What is not known is for the server to say.
  const left = discountable(charge, given.data ?? [])
  const tooMuch = amount > left ? t('percentTooMuch', { amount: both(left) }) : undefined
  const problem = !isGood ? t('percentHint') : amount < LEAST_USD ? t('percentTooLittle') : tooMuch
  usePhoneFormat()
  const what = movementWords(charge.description)
  // As it stands in the ledger, without the sign.
  const cost = { amount: -charge.amount, balanceAfter: charge.balanceAfter - charge.amount }
  return (
    <OperationDialog
      title={t('discount')}
      operation={{
        subject: discountOf(customerId, charge.id),
        schema: zAdjustmentRequest,
        send: sendAdjustment,
        title: (body) => t('creditTitle', { amount: added(body.amount) }),
        ask: (body) => due.asked(t('discountAsk', { amount: added(body.amount), company, what }), body.amount),
        done: (body) => due.done(t('creditDone', { amount: added(body.amount) }), body.amount),
      }}
      bodyWith={(reason) =>
        problem === undefined
          ? { customerId, transactionType: 'adjustment', amount, discountOfId: charge.id, reason }
          : undefined
      }
      onClose={onClose}
    >
      {(isTried) => (
        <>
          <p>{t('discountText', { what, amount: bothSteps(cost) })}</p>
          {left < -charge.amount && <p>{t('discountLeft', { amount: both(left) })}</p>}
          <PlainField
            label={t('percent')}
            value={typed}
            inputMode="decimal"
            autoComplete="off"
            error={isTried ? problem : undefined}
            onChange={({ target }) => setTyped(target.value)}
          />
          {isGood && <p>{t('discountIs', { amount: added(amount) })}</p>}
        </>
      )}
    </OperationDialog>
  )
}
