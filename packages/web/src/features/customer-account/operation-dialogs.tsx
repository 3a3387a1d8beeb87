import type { components } from '@lineboard/contract'
import {
  AdjustmentRequestAmountMaximum,
  AdjustmentRequestAmountMinimum,
  ChargeRequestAmountMaximum,
  ChargeRequestAmountMinimum,
  RefundRequestAmountMinimum,
} from '@lineboard/contract/limits'
import { refundable } from '@lineboard/contract/refundable'
import { zAdjustmentRequest, zChargeRequest, zRefundRequest } from '@lineboard/contract/zod'
import { roundMoney } from '@lineboard/sdk'
import { waitingPayment } from '@lineboard/sdk/account'
import { walletBand } from '@lineboard/sdk/forecast'
import { useState } from 'react'
import * as z from 'zod/mini'
import { api } from '../../data/client.ts'
import { useCall } from '../../data/use-call.ts'
import { type Card, cardName } from '../../shared/card/card-name.ts'
import { InvoiceDialog } from '../../shared/invoice/invoice-dialog.tsx'
import { usePhoneFormat } from '../../shared/phone/format-phone.ts'
import { useBothCurrencies, useBothMoves, useBothSteps } from '../../shared/wallet/both-currencies.ts'
import { movementWords } from '../../shared/wallet/movement-words.ts'
import { amountToType } from '../../state/typed-amount.ts'
import { PlainField } from '../../ui/plain-field.tsx'
import { PlainSelect } from '../../ui/plain-select.tsx'
import { useDueWords } from './account-calls.ts'
import { creditOf, discountable, discountOf, isShare, percentOf, sendAdjustment, shareOf } from './adjustment.ts'
import { ChangeAccountStateDialog } from './change-state.tsx'
import type { DeskOperation, OperationProps } from './operation.ts'
import { OperationDialog } from './operation-dialog.tsx'
import { DollarsField, useDollars } from './operation-fields.tsx'
import { t } from './operations.messages.ts'
import { EndSubscriptionDialog, SubscribeCustomerDialog } from './subscription-dialogs.tsx'

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

  /** Adds to a sentence that the wallet is, or will be, empty or below zero. */
  function leaving(sentence: string, amount: number, when: 'Then' | 'Now'): string {
    const after = roundMoney(customer.balance - amount)
    const isEmptied =
      customer.balance > 0 &&
      walletBand({ ...customer, balance: after }, { warnBelowUsd: 0, stopBelowUsd: 0 }) === 'empty'
    if (!isEmptied && after >= 0) return sentence
    return `${sentence} ${t(`refund${isEmptied ? 'Empties' : 'Below'}${when}`, { after: both(after) })}`
  }

  return (
    <OperationDialog
      title={t('refund')}
      operation={{
        subject: `desk refund ${customerId} ${payment.id}`,
        schema: refundSchema,
        send: (body, options) => api().PaymentMethod.refund({ body }, options),
        title: ({ amount }) => t('refundTitle', { amount: taken(amount) }),
        ask: ({ amount }) => leaving(t('refundAsk', { amount: taken(amount), company }), amount, 'Then'),
        done: ({ amount }) => leaving(t('refundDone', { amount: taken(amount) }), amount, 'Now'),
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

interface OpenOperationProps {
  operation: DeskOperation
  customer: components['schemas']['Customer']
  cards: readonly Card[]
  /** The plan the customer has. */
  plan: components['schemas']['Subscription'] | undefined
  onClose: () => void
}

/** The dialog of what somebody is about to do. */
export function OpenOperation({ operation, cards, plan, ...rest }: OpenOperationProps) {
  switch (operation.kind) {
    case 'charge':
      return <ChargeDialog {...rest} cards={cards} />
    case 'credit':
      return <CreditDialog {...rest} />
    case 'subscribe':
      return <SubscribeCustomerDialog {...rest} plan={plan} />
    case 'refund':
      return <RefundDialog {...rest} payment={operation.transaction} />
    case 'discount':
      return <DiscountDialog {...rest} charge={operation.transaction} />
    case 'invoice':
      return <InvoiceDialog payment={operation.transaction} onClose={rest.onClose} />
    case 'change':
      return <ChangeAccountStateDialog {...rest} change={operation.change} />
    case 'end':
      return <EndSubscriptionDialog {...rest} subscription={operation.subscription} />
  }
}
