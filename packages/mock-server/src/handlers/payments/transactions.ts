import { listRows, visibleRow } from '../../crud/read.ts'
import { notFound } from '../../errors/loopback-error.ts'
import { adjustWallet } from '../../payments/adjust-wallet.ts'
import { wholeCents } from '../../payments/amount-digits.ts'
import { callCharges } from '../../payments/charge-summary.ts'
import { customerFor } from '../../payments/customer-for.ts'
import { invoiceOf } from '../../payments/invoice.ts'
import { invoicePdf } from '../../payments/invoice-pdf.ts'
import { localRange } from '../../payments/local-range.ts'
import { monthSoFar, periodInvoice } from '../../payments/period-invoice.ts'
import { currencyRates } from '../../seed/material/currency-rates.ts'
import { bytesFile } from '../answers.ts'
import type { Handlers } from '../types.ts'

const latestFirst = ['transactionDate DESC', 'id DESC'] as const

/** The payment history, what calls cost, invoices and currency rates. */
export const transactionHandlers = {
  'PaymentTransaction.find'(context) {
    const filter = context.filter('PaymentTransaction')
    const order = filter.order.length > 0 ? filter.order : latestFirst
    return listRows(context, 'PaymentTransaction', { ...filter, order })
  },

  'PaymentTransaction.create'(context) {
    wholeCents('amount', context.body.amount)
    return adjustWallet(context, customerFor(context, context.body.customerId).id, context.body)
  },

  'PaymentTransaction.callChargeSummary'(context) {
    const { startDate, endDate, customerId } = context.body
    const { id } = customerFor(context, customerId)
    const range = localRange('PaymentTransaction', startDate, endDate)
    return { customerId: id, startDate, endDate, ...callCharges(context.store, id, range) }
  },

  'PaymentMethod.invoice'(context) {
    const { customerId, transactionId } = context.body
    const transaction = visibleRow(context, 'PaymentTransaction', transactionId)
    if (transaction.customerId !== customerId) throw notFound('PaymentTransaction', transactionId)
    return invoiceOf(transaction)
  },

  async 'PaymentMethod.getCustomerInvoice'(context) {
    const month = monthSoFar(context.now())
    const endDate = context.body?.endDate ?? month.endDate
    const startDate = context.body?.startDate ?? `${endDate.slice(0, 8)}01`
    const range = localRange('PaymentMethod', startDate, endDate)
    const invoice = periodInvoice(context.store, customerFor(context), range)
    return bytesFile(await invoicePdf(invoice), 'application/pdf', `invoice-${invoice.number}.pdf`)
  },

  'CurrencyRate.getCurrencyConversionRates': () => [...currencyRates],
} satisfies Handlers
