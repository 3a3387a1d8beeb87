import type { components } from '@lineboard/contract'
import { describeMovement } from '@lineboard/contract/movement'
import { taxWithin } from '@lineboard/contract/tax'
import { unprocessable } from '../errors/loopback-error.ts'
import type { PaymentIntent } from '../store/internal-rows.ts'
import type { Row } from '../store/models.ts'
import type { Store } from '../store/types.ts'
import { intentOfTransaction } from './intents.ts'
import { invoiceCurrency } from './invoice-currency.ts'
import { fromMinor, toCents } from './money.ts'
import { invoiceNumberOf } from './wallet.ts'

type Invoice = components['schemas']['Invoice']
type Transaction = Row<'PaymentTransaction'>

const statusOf: Readonly<Record<Transaction['status'], Invoice['status']>> = {
  succeeded: 'paid',
  refunded: 'refunded',
  pending: 'open',
  failed: 'open',
}

/** What an invoice is of, in minor units that add up to all: of a first payment the plan, and what was left for the wallet. */
function linesOf(description: string, totalMinor: number, paid: PaymentIntent | undefined): [string, number][] {
  if (!paid?.plan) return [[description, totalMinor]]
  const { name, priceMinor } = paid.plan
  const planMinor = Math.round((totalMinor * priceMinor) / paid.amountMinor)
  const lines: [string, number][] = [
    [name, planMinor],
    [describeMovement('funds', {}), totalMinor - planMinor],
  ]
  return lines.filter(([, minor]) => minor > 0)
}

/** The invoice of a transaction, in a currency where there is a rate for it; always the same number. Throws a 422 for a refund, which is part of the payment's. */
export function invoiceOf(store: Store, transaction: Transaction, wanted: string): Invoice {
  const { id, customerId, description, transactionDate, status, transactionType } = transaction
  if (transactionType === 'refund') {
    throw unprocessable('PaymentMethod', [
      { field: 'transactionId', code: 'inclusion', message: 'is a refund and has no invoice', value: id },
    ])
  }
  const { code, rate, minor } = invoiceCurrency(wanted)
  const paid = intentOfTransaction(store, id)
  // A receipt says what the card paid, which its worth in US dollars may not have to the last digit.
  const totalMinor = paid?.currency === code ? paid.amountMinor : minor(toCents(Math.abs(transaction.amount)))
  const tax = taxWithin(totalMinor)
  const amount = fromMinor(totalMinor, code)
  return {
    number: transaction.invoiceNumber ?? invoiceNumberOf(transaction),
    customerId,
    transactionId: id,
    status: statusOf[status],
    issuedAt: transactionDate,
    currency: code,
    ...(code !== 'USD' && { rate }),
    lines: linesOf(description, totalMinor, paid).map(([of, lineMinor]) => {
      const each = fromMinor(lineMinor, code)
      return { description: of, quantity: 1, unitPrice: each, amount: each }
    }),
    subtotal: fromMinor(totalMinor - tax, code),
    tax: fromMinor(tax, code),
    total: amount,
  }
}
