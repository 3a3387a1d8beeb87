import { customerFor } from '../../../domain/access/permit.ts'
import { reenableTopUp } from '../../../domain/billing/accounts/check-top-up-order.ts'
import { beginChallenge, beginIntent, creditIntent, intentById } from '../../../domain/billing/cards/intents.ts'
import { type CardProblem, chargeProblem } from '../../../domain/billing/cards/sandbox-cards.ts'
import { cardError, savedCard } from '../../../domain/billing/cards/saved-cards.ts'
import { isPayer } from '../../../domain/billing/cards/unclaimed.ts'
import {
  amountWithCode,
  digitIssues,
  digitsOf,
  fromCents,
  hasRate,
  refusePartialCents,
  toCents,
  toMinor,
  toUsdCents,
} from '../../../domain/billing/money/money.ts'
import { refundPayment } from '../../../domain/billing/wallet/adjustments.ts'
import { creditWallet, walletCents } from '../../../domain/billing/wallet/wallet.ts'
import { type LoopbackError, notFound, unprocessable } from '../../../ground/errors.ts'
import type { PaymentIntent, Row } from '../../../store/rows/internal-rows.ts'
import type { Context, Handlers } from '../../context/context.ts'

/** Card providers take no payment below. */
const LEAST_USD_CENTS = 50

/** The movement, and what the wallet holds now. */
function moved({ store }: Context, transaction: Row<'PaymentTransaction'>) {
  return { transaction, balance: fromCents(walletCents(store, transaction.customerId)) }
}

/** The answer where the bank asks the person first: with the payment to complete. */
function waitingFor(context: Context, problem: CardProblem, card: Row<'PaymentMethod'>, cents: number): LoopbackError {
  const { id, clientSecret } = beginChallenge(context, card, cents)
  return cardError(problem, { id, client_secret: clientSecret, status: 'requires_action' })
}

/** Money into the wallet and back. */
export const walletHandlers = {
  'PaymentMethod.balance'({ principal, store }) {
    const { customerId, isSuperAdmin } = principal
    const currency = store.table('Customer').get(customerId)?.currency ?? 'USD'
    return { balance: isSuperAdmin ? 0 : fromCents(walletCents(store, customerId)), currency }
  },

  'PaymentMethod.createIntent'(context) {
    const { amount, customer } = context.body
    const currency = customer?.currency ?? 'USD'
    const refused = (field: string, code: string, message: string, value: unknown) =>
      unprocessable('PaymentMethod', [{ field, code, message, value }])
    if (!hasRate(currency)) throw refused('customer.currency', 'inclusion', 'is not accepted', currency)
    const issues = digitIssues('amount', amount, currency)
    if (issues.length > 0) throw unprocessable('PaymentMethod', issues)
    if (toUsdCents(Number(amount), currency) < LEAST_USD_CENTS) {
      throw refused(
        'amount',
        'numericality.min',
        `must be worth at least ${amountWithCode(fromCents(LEAST_USD_CENTS), 'USD')}`,
        amount,
      )
    }
    const { customerId } = context.principal
    const email = customerId === 0 ? customer?.email?.toLowerCase() : undefined
    const amountMinor = toMinor(Number(amount), currency)
    const intent = beginIntent(context, { customerId, amountMinor, currency, ...(email !== undefined && { email }) })
    return {
      client_secret: intent.clientSecret,
      intentId: intent.id,
      amount: Number(amount).toFixed(digitsOf(currency)),
      currency,
    }
  },

  'PaymentMethod.intentToWallet'(context) {
    const { body, principal, store } = context
    const intent = intentById(store, body.intentId)
    const mayTake = (one: PaymentIntent) =>
      principal.isSuperAdmin ||
      one.customerId === principal.customerId ||
      (one.customerId === 0 && isPayer(store, one, principal.userId))
    if (!intent || !mayTake(intent) || intent.amountMinor === 0) throw notFound('PaymentIntent', body.intentId)
    if (intent.status !== 'succeeded') {
      throw unprocessable('PaymentMethod', [
        {
          field: 'intentId',
          code: 'unconfirmed',
          message: 'is not confirmed by the payment provider',
          value: intent.id,
        },
      ])
    }
    reenableTopUp(store, intent.customerId || principal.customerId)
    return moved(context, creditIntent(context, intent, intent.customerId || principal.customerId))
  },

  'PaymentMethod.chargeCustomer'(context) {
    const { amount, source, customerId } = context.body
    const customer = customerFor(context, customerId)
    refusePartialCents('amount', amount)
    const card = savedCard(context, 'token', source)
    if (card.customerId !== customer.id) throw notFound('PaymentMethod', source)
    const problem = chargeProblem(card, context.now())
    if (problem?.code === 'authentication_required') throw waitingFor(context, problem, card, toCents(amount))
    if (problem) throw cardError(problem)
    reenableTopUp(context.store, customer.id)
    return moved(context, creditWallet(context, customer.id, toCents(amount), { card }))
  },

  'PaymentMethod.refund'(context) {
    refusePartialCents('amount', context.body.amount)
    return moved(context, refundPayment(context, context.body))
  },
} satisfies Handlers
