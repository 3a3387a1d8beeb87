import type { components } from '@lineboard/contract'
import { unprocessable } from '../errors/loopback-error.ts'
import type { Row } from '../store/models.ts'
import { invoiceNumberOf } from './wallet.ts'

type Invoice = components['schemas']['Invoice']
type Transaction = Row<'PaymentTransaction'>

const statusOf: Readonly<Record<Transaction['status'], Invoice['status']>> = {
  succeeded: 'paid',
  refunded: 'refunded',
  pending: 'open',
  failed: 'open',
}

/** The invoice of a transaction; always the same one. Throws a 422 for a refund, which is part of the payment's. */
export function invoiceOf(transaction: Transaction): Invoice {
  const { id, customerId, description, transactionDate, status, transactionType } = transaction
  if (transactionType === 'refund') {
    throw unprocessable('PaymentMethod', [
      { field: 'transactionId', code: 'inclusion', message: 'is a refund and has no invoice', value: id },
    ])
  }
  const amount = Math.abs(transaction.amount)
  return {
    number: transaction.invoiceNumber ?? invoiceNumberOf(transaction),
    customerId,
    transactionId: id,
    status: statusOf[status],
    issuedAt: transactionDate,
    currency: 'USD',
    lines: [{ description, quantity: 1, unitPrice: amount, amount }],
    subtotal: amount,
    tax: 0,
    total: amount,
  }
}
