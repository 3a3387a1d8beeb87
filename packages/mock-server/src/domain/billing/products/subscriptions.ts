import type { components } from '@lineboard/contract'
import { describeMovement } from '@lineboard/contract/movement'
import { LoopbackError, notFound, unprocessable } from '../../../ground/errors.ts'
import type { Row } from '../../../store/rows/internal-rows.ts'
import type { Store } from '../../../store/rows/types.ts'
import type { ModelRules } from '../../rules/model-rules.ts'
import { fromCents } from '../money/money.ts'
import { type Movement, moveWallet, type WalletContext, walletCents } from '../wallet/wallet.ts'
import { nextRenewal, periodOf, soldName, unitCents, usualVariation } from './prices.ts'

type Product = Row<'Product'>
type Variation = Row<'ProductVariation'>
type Subscription = Row<'Subscription'>
type UnsubscribeRequest = components['schemas']['UnsubscribeRequest']

const categories: Readonly<Partial<Record<Product['kind'], Movement['category']>>> = {
  plan: 'plan',
  addon: 'add_on',
  number: 'number',
}

/** The subscriptions to a product that a customer still has: one for each price, so that each piece is paid in periods of its price. */
function liveSubscriptions(store: Store, customerId: number, productId: number): Subscription[] {
  return store
    .table('Subscription')
    .by('customerId', customerId)
    .filter((one) => one.productId === productId && one.status !== 'cancelled')
}

function heldVariation(store: Store, customerId: number, productId: number): Variation | undefined {
  return store.table('ProductVariation').get(liveSubscriptions(store, customerId, productId)[0]?.variationId ?? 0)
}

/** The one of them that a client means: a product at several prices needs its id. */
function meantSubscription(
  store: Store,
  customerId: number,
  { productId, subscriptionId }: Pick<UnsubscribeRequest, 'productId' | 'subscriptionId'>,
): Subscription {
  const live = liveSubscriptions(store, customerId, productId)
  const [first, ...others] = subscriptionId === undefined ? live : live.filter(({ id }) => id === subscriptionId)
  if (!first) throw notFound('Subscription', subscriptionId ?? productId)
  if (others.length === 0) return first
  throw unprocessable('Subscription', [
    {
      field: 'subscriptionId',
      code: 'presence',
      message: 'is needed: the customer pays several prices of the product',
    },
  ])
}

function chosenVariation(store: Store, product: Product, variationId: number): Variation {
  const variation = store.table('ProductVariation').get(variationId)
  if (variation?.productId === product.id && variation.active) return variation
  throw unprocessable('Subscription', [
    { field: 'variationId', code: 'inclusion', message: `is no price of ${product.name}`, value: variationId },
  ])
}

function subscribable(store: Store, productId: number): { product: Product; category: Movement['category'] } {
  const product = store.table('Product').get(productId)
  if (!product) throw notFound('Product', productId)
  const category = categories[product.kind]
  if (category && product.active) return { product, category }
  throw unprocessable('Subscription', [
    { field: 'productId', code: 'inclusion', message: 'cannot be subscribed to', value: productId },
  ])
}

/** Ends a subscription. Without another one to the product, the customer no longer has it. Nothing is paid back. */
function cancel({ store, now }: WalletContext, { id, customerId, productId }: Subscription): Subscription {
  const [other] = liveSubscriptions(store, customerId, productId).filter((one) => one.id !== id)
  const rels = store.table('CustomerProductsRel')
  if (!other) rels.deleteWhere({ customerId, productId })
  for (const rel of [...rels.by('subscriptionId', id)]) rels.patch(rel.id, { subscriptionId: other?.id })
  return store.table('Subscription').patch(id, {
    quantity: 0,
    status: 'cancelled',
    cancelledAt: now().toISOString(),
    renewsAt: undefined,
  })
}

/** A customer has one plan, at one price: another plan or price takes the place of the present one. */
function endOtherPlans(context: WalletContext, customerId: number): void {
  const { store } = context
  const isPlan = (productId: number) => store.table('Product').get(productId)?.kind === 'plan'
  const plans = store
    .table('Subscription')
    .by('customerId', customerId)
    .filter((one) => isPlan(one.productId))
  for (const one of plans) if (one.status !== 'cancelled') cancel(context, one)
}

interface Sale {
  product: Product
  variation: Variation | undefined
  quantity: number
}

/** Adds to what is held at a price, which renews on its day, or begins with it now. */
function subscribed(
  context: WalletContext,
  customerId: number,
  { product, variation, quantity }: Sale,
  held: Subscription | undefined,
): Subscription {
  const { store, now } = context
  const subscriptions = store.table('Subscription')
  if (held) return subscriptions.patch(held.id, { quantity: held.quantity + quantity })
  if (product.kind === 'plan') endOtherPlans(context, customerId)
  const renewsAt = nextRenewal(now(), periodOf((variation ?? product).recur))?.toISOString()
  return subscriptions.insert({
    customerId,
    productId: product.id,
    ...(variation && { variationId: variation.id }),
    quantity,
    status: 'active',
    startedAt: now().toISOString(),
    ...(renewsAt && { renewsAt }),
  })
}

/**
 * Subscribes a customer to more of a product and takes the price from the wallet. Throws a 404 for an unknown product, a
 * 422 for one that can't be subscribed to, and a 402 when the wallet holds too little.
 */
export function subscribe(
  context: WalletContext,
  { id: customerId, currency }: Row<'Customer'>,
  {
    productId,
    variationId,
    quantity = 1,
  }: Pick<components['schemas']['SubscribeRequest'], 'productId' | 'variationId' | 'quantity'>,
): components['schemas']['SubscribeAnswer'] {
  const { store, now } = context
  const { product, category } = subscribable(store, productId)
  const variation =
    variationId === undefined
      ? (heldVariation(store, customerId, productId) ?? usualVariation(store, productId, currency))
      : chosenVariation(store, product, variationId)
  const held = liveSubscriptions(store, customerId, productId).find((one) => one.variationId === variation?.id)
  const costCents = unitCents(store, product, variation, now()) * quantity
  // A wallet that lacks what is past due pays no more of it: the period would be charged twice for the new pieces.
  if (costCents > walletCents(store, customerId) || held?.status === 'past_due') {
    throw new LoopbackError(402, 'Insufficient balance', { code: 'INSUFFICIENT_BALANCE' })
  }
  const subscription = subscribed(context, customerId, { product, variation, quantity }, held)
  const rels = store.table('CustomerProductsRel')
  const had = rels.by('customerId', customerId).find((one) => one.productId === productId)
  const rel = had
    ? rels.patch(had.id, { subscriptionId: had.subscriptionId ?? subscription.id })
    : rels.insert({ customerId, productId, subscriptionId: subscription.id, createdAt: now().toISOString() })
  if (costCents > 0) {
    const name = soldName(product, variation)
    moveWallet(context, customerId, {
      amountCents: -costCents,
      productId,
      description: quantity > 1 ? describeMovement('pieces', { product: name, count: String(quantity) }) : name,
      transactionType: 'charge',
      category,
    })
  }
  return {
    Subscription: subscription,
    CustomerProductsRel: rel,
    charged: fromCents(costCents),
    balance: fromCents(walletCents(store, customerId)),
  }
}

/** Drops some, or all, of a product. Throws a 404 when the customer has none, a 422 for more than there are, or where several prices are paid and none is named. */
export function unsubscribe(
  context: WalletContext,
  customerId: number,
  { quantity, ...asked }: Pick<UnsubscribeRequest, 'productId' | 'subscriptionId' | 'quantity'>,
): Subscription {
  const held = meantSubscription(context.store, customerId, asked)
  const left = held.quantity - (quantity ?? held.quantity)
  if (left < 0) {
    throw unprocessable('Subscription', [
      { field: 'quantity', code: 'numericality.max', message: `must be at most ${held.quantity}`, value: quantity },
    ])
  }
  return left === 0 ? cancel(context, held) : context.store.table('Subscription').patch(held.id, { quantity: left })
}

/** The record of a subscription may go; what the customer has by it stays, and no longer names it. */
export const subscriptionRules: ModelRules<'Subscription'> = {
  beforeDelete({ id }, { store }) {
    const rels = store.table('CustomerProductsRel')
    for (const rel of [...rels.by('subscriptionId', id)]) rels.patch(rel.id, { subscriptionId: undefined })
  },
}
