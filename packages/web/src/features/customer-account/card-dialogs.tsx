import type { components } from '@lineboard/contract'
import {
  ChargeRequestAmountMaximum,
  ChargeRequestAmountMinimum,
  RefundRequestAmountMinimum,
} from '@lineboard/contract/limits'
import { refundable } from '@lineboard/contract/refundable'
import { zChargeRequest, zRefundRequest } from '@lineboard/contract/zod'
import { roundMoney } from '@lineboard/sdk'
import { waitingPayment } from '@lineboard/sdk/account'
import { walletBand } from '@lineboard/sdk/forecast'
import { useState } from 'react'
import * as z from 'zod/mini'
import { api } from '../../data/client.ts'
import { useCall } from '../../data/use-call.ts'
import { type Card, cardName } from '../../shared/card/card-name.ts'
import { useBothCurrencies, useBothMoves, useBothSteps } from '../../shared/wallet/both-currencies.ts'
import { amountToType } from '../../state/typed-amount.ts'
import { PlainSelect } from '../../ui/plain-select.tsx'
import { useDueWords } from './account-calls.ts'
import type { OperationProps } from './operation.ts'
import { OperationDialog } from './operation-dialog.tsx'
import { DollarsField, useDollars } from './operation-fields.tsx'
import { t } from './operations.messages.ts'

// The contract leaves customer and reason open. Here they are never left out.
const chargeSchema = z.required(zChargeRequest)
const refundSchema = z.required(zRefundRequest)

/** Charges one of a customer's cards for the wallet. */
export function ChargeDialog({ customer, cards, onClose }: OperationProps & { cards: readonly Card[] }) {
  const { id: customerId, companyName: company, currency } = customer
  const { added } = useBothMoves(customer)
  const due = useDueWords(customer)
  const [token, setToken] = useState<string>()
  const dollars = useDollars({ minimum: ChargeRequestAmountMinimum, maximum: ChargeRequestAmountMaximum })
  const card = cards.find((each) => each.token === token) ?? cards[0]
  const nameOf = (source: string) => {
    const charged = cards.find((each) => each.token === source)
    return charged ? cardName(charged) : t('someCard')
  }
  return (
    <OperationDialog
      title={t('charge')}
      operation={{
        subject: `desk charge ${customerId}`,
        schema: chargeSchema,
        send: (body, options) => api().PaymentMethod.chargeCustomer({ body }, options),
        title: ({ amount }) => t('chargeTitle', { amount: added(amount) }),
        ask: ({ amount, source }) =>
          due.asked(t('chargeAsk', { amount: added(amount), card: nameOf(source), company }), amount),
        done: ({ amount }) => due.done(t('chargeDone', { amount: added(amount) }), amount),
        // The bank asks whoever holds the card: nobody at the desk can answer it.
        refusal: (error, { amount, source }) =>
          waitingPayment(error) && t('chargeWaits', { amount: added(amount), card: nameOf(source), company }),
      }}
      bodyWith={(reason) => card && { amount: dollars.amount, source: card.token, customerId, reason }}
      onClose={onClose}
    >
      {(isTried) =>
        card ? (
          <>
            <DollarsField dollars={dollars} currency={currency} isTried={isTried} />
            <PlainSelect
              label={t('card')}
              value={card.token}
              options={cards.map((each) => ({ value: each.token, label: cardName(each) }))}
              onChange={({ target }) => setToken(target.value)}
            />
          </>
        ) : (
          <p>{t('noCard')}</p>
        )
      }
    </OperationDialog>
  )
}

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
