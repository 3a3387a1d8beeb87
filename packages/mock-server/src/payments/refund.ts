import { describeMovement } from '@lineboard/contract/movement'
import { refundableCents } from '@lineboard/contract/refundable'
import { amountWithCode } from '../account/amount-in-words.ts'
import { notFound, unprocessable } from '../errors/loopback-error.ts'
import type { Row } from '../store/models.ts'
import { fromCents, toCents } from './money.ts'
import { invoiceNumberOf, moveWallet, type WalletPlace } from './wallet.ts'

/** A refund to make. The amount is in USD. */
export interface RefundOrder {
  customerId: number
  transactionId: number
  amount: number
}

/**
 * Gives back a payment or a part of it, out of the wallet. Throws a 404 when the customer has no such transaction, and a
 * 422 when it is no payment or less is left of it.
 */
export function refundPayment(
  place: WalletPlace,
  { customerId, transactionId, amount }: RefundOrder,
): Row<'PaymentTransaction'> {
  const transactions = place.store.table('PaymentTransaction')
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
  const refund = moveWallet(place, customerId, {
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
