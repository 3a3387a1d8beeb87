import type { AccountState } from '@lineboard/contract/account'
import { timeZoneNamed } from '@lineboard/contract/time-zone'
import { customerFor } from '../../../domain/access/permit.ts'
import { chooseState } from '../../../domain/billing/accounts/account-state.ts'
import { reenableTopUp } from '../../../domain/billing/accounts/check-top-up-order.ts'
import { beginIntent } from '../../../domain/billing/cards/intents.ts'
import { makePrimary, primaryCard, saveCard, savedCard } from '../../../domain/billing/cards/saved-cards.ts'
import { subscriptionDetail } from '../../../domain/billing/forecast/forecast.ts'
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
import type { Filter } from '../../../store/query/parse-filter.ts'
import type { Row } from '../../../store/rows/internal-rows.ts'
import { bytesFile, type Context, type Handlers } from '../../context/context.ts'
import { listRows, shape, typedRow, visibleRow } from '../../crud/include.ts'
import { recordingChanges } from '../../crud/write.ts'
import { walletHandlers } from './wallet-payments.ts'

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
const transactionHandlers = {
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

const nothing: Filter = { order: [], limit: 0, skip: 0, include: [] }

function choose(context: Context, customerId: number | undefined, state: AccountState) {
  const customer = customerFor(context, customerId)
  return recordingChanges(context, 'Customer', [customer], () => chooseState(context.store, customer, state))
}

/** Subscriptions, state of the account and consent. */
const accountHandlers = {
  'PaymentMethod.subscriptions': (context) =>
    listRows(context, 'Subscription', {
      ...nothing,
      where: { customerId: context.principal.customerId },
      include: ['Product', 'ProductVariation'].map((relation) => ({ relation, scope: nothing })),
    }),

  'PaymentMethod.subscriptionDetail': (context) =>
    subscriptionDetail(context.store, customerFor(context, context.query.customerId), context.now()),

  'PaymentMethod.pauseTrackingCode': (context) => choose(context, context.body?.customerId, 'tracking_paused'),

  'PaymentMethod.stopIncomingCalls': (context) => choose(context, context.body?.customerId, 'calls_stopped'),

  'PaymentMethod.reactiveAccount': (context) => choose(context, context.body?.customerId, 'active'),

  'PaymentMethod.saveConsent'({ body, principal, store, now }) {
    const { accepted, text } = body
    const { customerId, userId } = principal
    const savedAt = now().toISOString()
    store.table('PaymentConsent').insert({ accepted, customerId, userId, savedAt, ...(text && { text }) })
    const order = store.table('Customer').get(customerId)?.autoTopUp
    if (!accepted && order?.isOn) store.table('Customer').patch(customerId, { autoTopUp: { ...order, isOn: false } })
    return { accepted, customerId, userId, savedAt }
  },
} satisfies Handlers

const shown = (context: Context, card: Row<'PaymentMethod'>) =>
  typedRow('PaymentMethod', shape(context, 'PaymentMethod', card, { include: [] }))

/** Saving, forgetting and choosing cards. */
const cardHandlers = {
  'PaymentMethod.hasPrimaryMethod': ({ store, principal }) => ({
    has_primary_method: primaryCard(store, principal.customerId) !== undefined,
  }),

  'PaymentMethod.setupCardIntent'(context) {
    const { id: customerId, currency } = customerFor(context, context.body?.customerId)
    const intent = beginIntent(context, { customerId, amountMinor: 0, currency })
    return { client_secret: intent.clientSecret, intentId: intent.id }
  },

  'PaymentMethod.attach'(context) {
    const { token, customerId, primary } = context.body
    return shown(context, saveCard(context, customerFor(context, customerId).id, token, primary))
  },

  'PaymentMethod.detach'(context) {
    const card = savedCard(context, 'token', context.body.token)
    const cards = context.store.table('PaymentMethod')
    if (card.primary && cards.by('customerId', card.customerId).length > 1) {
      throw unprocessable('PaymentMethod', [
        {
          field: 'token',
          code: 'primary',
          message: 'is the primary card; make another one primary first',
          value: context.body.token,
        },
      ])
    }
    cards.delete(card.id)
    return { count: 1 }
  },

  'PaymentMethod.setPrimary'(context) {
    const card = savedCard(context, 'payment_id', context.body.payment_id)
    reenableTopUp(context.store, card.customerId)
    const cards = [...context.store.table('PaymentMethod').by('customerId', card.customerId)]
    return recordingChanges(context, 'PaymentMethod', cards, () => shown(context, makePrimary(context.store, card)))
  },
} satisfies Handlers

/** Cards, wallet, transactions, invoices and account state. */
export const paymentHandlers = {
  ...cardHandlers,
  ...walletHandlers,
  ...transactionHandlers,
  ...accountHandlers,
} satisfies Handlers
