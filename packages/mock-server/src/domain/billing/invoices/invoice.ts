import type { components } from '@lineboard/contract'
import { describeMovement } from '@lineboard/contract/movement'
import { taxWithin } from '@lineboard/contract/tax'
import { unprocessable } from '../../../ground/errors.ts'
import type { PaymentIntent, Row } from '../../../store/rows/internal-rows.ts'
import type { Store } from '../../../store/rows/types.ts'
import { intentOfTransaction } from '../cards/intents.ts'
import { currencyRates } from '../money/currency-rates.ts'
import { convert, digitsOf, fromCents, fromMinor, hasRate, toCents } from '../money/money.ts'
import { invoiceNumberOf } from '../wallet/wallet.ts'

/** How amounts of USD are shown in a currency. */
export interface InvoiceCurrency {
  code: string
  /** What a US dollar is worth. */
  rate: number
  /** So many cents of USD, in minor units of the currency. */
  minor(cents: number): number
  /** So many minor units, as text with the decimals of the currency. */
  written(minor: number): string
  /** So many cents, as text with the decimals of the currency. */
  text(cents: number): string
  /**
   * Steps from one sum to the next, in minor units. Each sum is converted and rounded, and a step is what lies between two: so what is
   * shown adds up, to the last digit.
   */
  steps(fromCents: number, steps: readonly number[]): number[]
}

/** The currency of an invoice: the customer's, or US dollars where there is no rate for it. */
export function invoiceCurrency(wanted: string): InvoiceCurrency {
  const code = hasRate(wanted) ? wanted : 'USD'
  const digits = digitsOf(code)
  const format = new Intl.NumberFormat('en-GB', { minimumFractionDigits: digits, maximumFractionDigits: digits })
  const minorOf = (cents: number) => convert(fromCents(cents), 'USD', code)
  const written = (minor: number) => format.format(fromMinor(minor, code))
  return {
    code,
    rate: currencyRates.find((one) => one.code === code)?.rate ?? 1,
    minor: minorOf,
    written,
    text: (cents) => written(minorOf(cents)),
    steps(begin, steps) {
      let sum = begin
      return steps.map((step) => {
        const before = minorOf(sum)
        sum += step
        return minorOf(sum) - before
      })
    },
  }
}

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
