import type { components } from '@lineboard/contract'
import { describeMovement } from '@lineboard/contract/movement'
import { creditIntent, intentById } from '../../../domain/billing/cards/intents.ts'
import { saveCard } from '../../../domain/billing/cards/saved-cards.ts'
import { isForOtherAddress } from '../../../domain/billing/cards/unclaimed.ts'
import { fromMinor, toMinor, toUsdCents } from '../../../domain/billing/money/money.ts'
import { soldName, unitCents, unitMinor, usualVariation } from '../../../domain/billing/products/prices.ts'
import { subscribe } from '../../../domain/billing/products/subscriptions.ts'
import { moveWallet, walletCents } from '../../../domain/billing/wallet/wallet.ts'
import type { PaymentIntent } from '../../../store/rows/internal-rows.ts'
import type { Row } from '../../../store/rows/models.ts'
import type { Store } from '../../../store/rows/types.ts'
import type { Context } from '../../context/context.ts'

/** A plan at one price. */
interface ChosenPlan {
  product: Row<'Product'>
  variation: Row<'ProductVariation'>
}

/** The plan that a sign-up names: by the id of its price, or by its code; undefined when it names none that is sold. */
export function chosenPlan(store: Store, planId: string | number, currency: string): ChosenPlan | undefined {
  const products = store.table('Product')
  const byCode = products.find({ where: { code: String(planId) } })[0]
  const variation = byCode
    ? usualVariation(store, byCode.id, currency)
    : store.table('ProductVariation').get(Number(planId))
  const product = byCode ?? products.get(variation?.productId ?? 0)
  const isSold = product?.kind === 'plan' && product.active && variation?.active
  return isSold ? { product, variation } : undefined
}

/** What converting a price to another currency and back may lose. */
const ROUNDING_CENTS = 2

/** What a sign-up pays with and for. */
interface FirstPayment {
  plan: ChosenPlan | undefined
  /** Missing when nothing is due. */
  intent?: PaymentIntent
}

const costOf = ({ store, now }: Context, plan: ChosenPlan | undefined) =>
  plan ? unitCents(store, plan.product, plan.variation, now()) : 0

/** The payment of a sign-up, or why it can't go on without another one, in words. */
export function findPayment(
  context: Context,
  { Payment, Service, Customer, email }: components['schemas']['Registration'],
  plan: ChosenPlan | undefined,
): FirstPayment | string {
  const costCents = costOf(context, plan)
  if (costCents === 0 && toMinor(Number(Service.starting_balance), Customer.currency) === 0) return { plan }
  const intent = intentById(context.store, Payment.token)
  if (intent?.status !== 'succeeded' || intent.amountMinor === 0) return 'The payment has not succeeded.'
  if (intent.transactionId !== undefined || intent.customerId !== 0) return 'The payment was used before.'
  if (isForOtherAddress(intent, email)) return 'The payment was made for another e-mail address.'
  const paidCents = toUsdCents(fromMinor(intent.amountMinor, intent.currency), intent.currency)
  if (paidCents + ROUNDING_CENTS < costCents) return 'The payment does not cover the plan.'
  return { plan, intent }
}

/** The user of the account that this payment opened for the same address; undefined while it opened none. */
export function openedBy(
  store: Store,
  { Payment, email }: components['schemas']['Registration'],
): Row<'DashUser'> | undefined {
  const intent = intentById(store, Payment.token)
  if (intent?.transactionId === undefined) return undefined
  const users = store.table('DashUser').find({ where: { customerId: intent.customerId } })
  return users.find((user) => user.email.toLowerCase() === email.toLowerCase())
}

/** Notes with a payment which plan it pays, and at what price in its currency, for its receipt. */
function notePlan({ store, now }: Context, intent: PaymentIntent, plan: ChosenPlan | undefined): PaymentIntent {
  if (!plan) return intent
  const { product, variation } = plan
  const priceMinor = Math.min(intent.amountMinor, unitMinor(store, product, variation, now(), intent.currency))
  if (priceMinor === 0) return intent
  const name = soldName(product, variation)
  return store.table('PaymentIntent').patch(intent.id, { plan: { name, priceMinor } })
}

/** Puts the payment into the wallet, keeps the card, and pays the plan out of it; what is left is the starting balance. */
export function settleFirstPayment(context: Context, customer: Row<'Customer'>, { plan, intent }: FirstPayment): void {
  if (intent) creditIntent(context, notePlan(context, intent, plan), customer.id)
  if (intent?.card) saveCard(context, customer.id, intent.card.token, true)
  if (!plan) return
  const { product, variation } = plan
  const includedCents = toUsdCents(variation.walletBaseline, variation.currency)
  const missingCents = Math.max(0, costOf(context, plan) - walletCents(context.store, customer.id))
  const creditCents = Math.max(includedCents, missingCents)
  if (creditCents > 0) {
    moveWallet(context, customer.id, {
      amountCents: creditCents,
      productId: product.id,
      description: describeMovement('planCredit', { product: product.name }),
      transactionType: 'adjustment',
      category: 'wallet',
    })
  }
  subscribe(context, customer, { productId: product.id, variationId: variation.id })
}
