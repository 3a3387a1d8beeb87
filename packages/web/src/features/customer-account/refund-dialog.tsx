import type { components } from '@lineboard/contract'
import { RefundRequestAmountMinimum } from '@lineboard/contract/limits'
import { refundable } from '@lineboard/contract/refundable'
import { roundMoney } from '@lineboard/sdk'
import { walletBand } from '@lineboard/sdk/forecast'
import { api } from '../../data/client.ts'
import { useCall } from '../../data/use-call.ts'
import { useBothCurrencies, useBothMoves, useBothSteps } from '../../shared/wallet/both-currencies.ts'
import { amountToType } from '../../state/typed-amount.ts'
import { useDollars } from './dollars.ts'
import { DollarsField } from './dollars-field.tsx'
import { OperationDialog } from './operation-dialog.tsx'
import type { OperationProps } from './operation-props.ts'
import { refundSchema } from './operation-schemas.ts'
import { t } from './operations.messages.ts'

interface RefundProps extends OperationProps {
  payment: components['schemas']['PaymentTransaction']
}

/** Gives a payment, or a part of it, back to the card. */
export function RefundDialog({ customer, payment, onClose }: RefundProps) {
  const { id: customerId, companyName: company, currency } = customer
  const { taken } = useBothMoves(customer)
  const [both, bothSteps] = [useBothCurrencies(currency), useBothSteps(currency)]
  const read = useCall('PaymentTransaction.find', { filter: { where: { customerId, id: payment.id } } })
  // Others give back of it, too, from before this was opened until it is sent.
  const left = refundable(read.data?.find(({ id }) => id === payment.id) ?? payment)
  // As it stands in the ledger.
  const whole = bothSteps(payment)
  const dollars = useDollars({ minimum: RefundRequestAmountMinimum, maximum: left }, amountToType(left))
  return (
    <OperationDialog
      title={t('refund')}
      operation={{
        subject: `desk refund ${customerId} ${payment.id}`,
        schema: refundSchema,
        send: (body, options) => api().PaymentMethod.refund({ body }, options),
        title: ({ amount }) => t('refundTitle', { amount: taken(amount) }),
        ask: ({ amount }) => {
          const after = roundMoney(customer.balance - amount)
          const asked = t('refundAsk', { amount: taken(amount), company })
          const isEmptied =
            customer.balance > 0 &&
            walletBand({ ...customer, balance: after }, { warnBelowUsd: 0, stopBelowUsd: 0 }) === 'empty'
          return isEmptied ? `${asked} ${t('refundEmpties', { after: both(after) })}` : asked
        },
        done: ({ amount }) => t('refundDone', { amount: taken(amount) }),
      }}
      bodyWith={(reason) => ({ customerId, transactionId: payment.id, amount: dollars.amount, reason })}
      onClose={onClose}
    >
      {(isTried) => (
        <>
          <p>{t('refundText', { amount: whole, left: left === payment.amount ? whole : both(left) })}</p>
          <DollarsField dollars={dollars} currency={currency} isTried={isTried} />
        </>
      )}
    </OperationDialog>
  )
}
