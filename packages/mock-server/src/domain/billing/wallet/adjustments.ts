import type { components } from '@lineboard/contract'
import { discountableCents } from '@lineboard/contract/charge-discount'
import { describeMovement } from '@lineboard/contract/movement'
import { refundableCents } from '@lineboard/contract/refundable'
import { notFound, unprocessable } from '../../../ground/errors.ts'
import type { Row } from '../../../store/rows/internal-rows.ts'
import { amountWithCode, fromCents, toCents } from '../money/money.ts'
import { invoiceNumberOf, moveWallet, productIds, type WalletContext } from './wallet.ts'

type Transaction = Row<'PaymentTransaction'>
type Adjustment = Pick<components['schemas']['AdjustmentRequest'], 'amount' | 'discountOfId'>

/** What of a charge no discount has given back yet, in cents. Throws a 404 for another customer's, a 422 for what is no charge. */
function discountable(
  { store }: WalletContext,
  customerId: number,
  id: number,
): { charge: Transaction; cents: number } {
  const transactions = store.table('PaymentTransaction')
  const charge = transactions.get(id)
  if (charge?.customerId !== customerId) throw notFound('PaymentTransaction', id)
  if (charge.transactionType !== 'charge') {
    throw unprocessable('PaymentTransaction', [
      { field: 'discountOfId', code: 'inclusion', message: 'is no charge', value: id },
    ])
  }
  return { charge, cents: discountableCents(charge, transactions.by('customerId', customerId)) }
}

/** Gives a credit, or a discount on a charge: money that no card paid. The reason is the audit log's, not the customer's. */
export function adjustWallet(
  context: WalletContext,
  customerId: number,
  { amount, discountOfId }: Adjustment,
): Transaction {
  const amountCents = toCents(amount)
  const rest = { amountCents, transactionType: 'adjustment' } as const
  if (discountOfId === undefined) {
    return moveWallet(context, customerId, {
      ...rest,
      productId: productIds.wallet,
      description: describeMovement('credit', {}),
      category: 'wallet',
    })
  }
  const { charge, cents } = discountable(context, customerId, discountOfId)
  if (amountCents > cents) {
    const message = `must be at most ${amountWithCode(fromCents(cents), 'USD')}`
    throw unprocessable('PaymentTransaction', [{ field: 'amount', code: 'numericality.max', message, value: amount }])
  }
  const { productId, category, description } = charge
  return moveWallet(context, customerId, {
    ...rest,
    productId,
    category,
    discountOfId,
    description: describeMovement('discount', { charge: description }),
  })
}

/** A refund to make. The amount is in USD. */
interface RefundOrder {
  customerId: number
  transactionId: number
  amount: number
}

/**
 * Gives back a payment or a part of it, out of the wallet. Throws a 404 when the customer has no such transaction, and a
 * 422 when it is no payment or less is left of it.
 */
export function refundPayment(
  context: WalletContext,
  { customerId, transactionId, amount }: RefundOrder,
): Row<'PaymentTransaction'> {
  const transactions = context.store.table('PaymentTransaction')
  const payment = transactions.get(transactionId)
  if (payment?.customerId !== customerId) throw notFound('PaymentTransaction', transactionId)
  const refused = (field: string, code: string, message: string, value: unknown) =>
    unprocessable('PaymentTransaction', [{ field, code, message, value }])
  const leftCents = refundableCents(payment)
  if (leftCents === undefined) {
    throw refused('transactionId', 'inclusion', 'is no payment that was made', transactionId)
  }
  const amountCents = toCents(amount)
  if (amountCents > leftCents) {
    throw refused(
      'amount',
      'numericality.max',
      `must be at most ${amountWithCode(fromCents(leftCents), 'USD')}`,
      amount,
    )
  }
  const refund = moveWallet(context, customerId, {
    amountCents: -amountCents,
    productId: payment.productId,
    description: describeMovement('refund', {
      day: payment.transactionDate.slice(0, 10),
      invoice: invoiceNumberOf(payment),
    }),
    transactionType: 'refund',
    category: payment.category,
    refundOfId: transactionId,
    ...(payment.cardType && payment.last4 && { card: { brand: payment.cardType, last4: payment.last4 } }),
  })
  transactions.patch(transactionId, {
    refundedAmount: fromCents(toCents(payment.refundedAmount ?? 0) + amountCents),
    ...(amountCents === leftCents && { status: 'refunded' }),
  })
  return refund
}
