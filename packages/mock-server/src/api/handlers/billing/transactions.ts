import { timeZoneNamed } from '@lineboard/contract/time-zone'
import { customerFor } from '../../../domain/access/permit.ts'
import { invoiceOf } from '../../../domain/billing/invoices/invoice.ts'
import {
  type InvoiceDocument,
  statementDocument,
  transactionDocument,
} from '../../../domain/billing/invoices/invoice-document.ts'
import { invoicePdf } from '../../../domain/billing/invoices/invoice-pdf.ts'
import { currencyRates } from '../../../domain/billing/money/currency-rates.ts'
import { refusePartialCents } from '../../../domain/billing/money/money.ts'
import { adjustWallet } from '../../../domain/billing/wallet/adjustments.ts'
import { callCharges } from '../../../domain/billing/wallet/call-charges.ts'
import { notFound, unprocessable } from '../../../ground/errors.ts'
import { localRange } from '../../../ground/local-time.ts'
import type { Context, Handlers } from '../../context/context.ts'
import { bytesFile } from '../../context/context.ts'
import { listRows, visibleRow } from '../../crud/read.ts'

const latestFirst = ['transactionDate DESC', 'id DESC'] as const

/** What is to be printed: the invoice of a transaction, or the statement of some days. */
function documentOf(context: Context<'PaymentMethod.getCustomerInvoice'>): InvoiceDocument {
  const { store, now, body } = context
  const { transactionId, customerId, timeZone = 'UTC' } = body ?? {}
  const customer = customerFor(context, customerId)
  const order = { store, customer, now: now(), timeZone: knownZone(timeZone) }
  if (transactionId !== undefined) {
    const transaction = store.table('PaymentTransaction').get(transactionId)
    if (transaction?.customerId !== customer.id) throw notFound('PaymentTransaction', transactionId)
    return transactionDocument(order, transaction)
  }
  const endDate = body?.endDate ?? now().toISOString().slice(0, 10)
  const startDate = body?.startDate ?? `${endDate.slice(0, 8)}01`
  return statementDocument(order, localRange('PaymentMethod', startDate, endDate))
}

/** Throws a 422 for a name of no time zone. */
function knownZone(value: string): string {
  const zone = timeZoneNamed(value)
  if (zone !== undefined) return zone
  throw unprocessable('PaymentMethod', [
    { field: 'timeZone', code: 'inclusion', message: 'is no name of a time zone, such as Europe/London', value },
  ])
}

/** The payment history, what calls cost, invoices and currency rates. */
export const transactionHandlers = {
  'PaymentTransaction.find'(context) {
    const filter = context.filter('PaymentTransaction')
    const order = filter.order.length > 0 ? filter.order : latestFirst
    return listRows(context, 'PaymentTransaction', { ...filter, order })
  },

  'PaymentTransaction.create'(context) {
    refusePartialCents('amount', context.body.amount)
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
    return invoiceOf(context.store, transaction, context.store.table('Customer').get(customerId)?.currency ?? 'USD')
  },

  async 'PaymentMethod.getCustomerInvoice'(context) {
    const invoice = documentOf(context)
    return bytesFile(await invoicePdf(invoice), 'application/pdf', `invoice-${invoice.number}.pdf`)
  },

  'CurrencyRate.getCurrencyConversionRates': () => [...currencyRates],
} satisfies Handlers
