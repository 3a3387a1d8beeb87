import type { components } from '@lineboard/contract'
import { useState } from 'react'
import { useCall } from '../../data/use-call.ts'
import { usePhoneFormat } from '../../shared/phone/format-phone.ts'
import { useBothCurrencies, useBothMoves, useBothSteps } from '../../shared/wallet/both-currencies.ts'
import { movementWords } from '../../shared/wallet/movement-words.ts'
import { PlainField } from '../../ui/plain-field.tsx'
import { discountOf, sendAdjustment } from './adjustment.ts'
import { discountable, shareOf } from './discountable.ts'
import { OperationDialog } from './operation-dialog.tsx'
import type { OperationProps } from './operation-props.ts'
import { adjustmentSchema } from './operation-schemas.ts'
import { t } from './operations.messages.ts'
import { isShare, percentOf } from './percent.ts'
import { useDueWords } from './use-due-words.ts'

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
        schema: adjustmentSchema,
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
