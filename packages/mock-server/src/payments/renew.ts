import type { Row } from '../store/models.ts'
import { nextRenewal, periodOf, unitCents } from './prices.ts'
import { moveWallet, type WalletPlace, walletCents } from './wallet.ts'

type Subscription = Row<'Subscription'>

/** Of a clock that leaps: more periods than this are not told one by one. */
const MOST_PERIODS = 120

/** Pays the next period of a subscription, or says that it is past due. Answers what it is then. */
function renewed(place: WalletPlace, subscription: Subscription, dueAt: Date): Subscription {
  const { store } = place
  const { id, customerId, productId, variationId, quantity, status } = subscription
  const subscriptions = store.table('Subscription')
  const product = store.table('Product').get(productId)
  const variation = store.table('ProductVariation').get(variationId ?? 0)
  const next = product && nextRenewal(dueAt, periodOf((variation ?? product).recur))
  if (!product || !next) return subscriptions.patch(id, { renewsAt: undefined })
  const cents = unitCents(store, product, variation, dueAt) * quantity
  if (cents > walletCents(store, customerId)) {
    return status === 'past_due' ? subscription : subscriptions.patch(id, { status: 'past_due' })
  }
  if (cents > 0) {
    moveWallet(place, customerId, {
      amountCents: -cents,
      productId,
      description: [product.name, variation?.name, 'renewed'].filter(Boolean).join(', '),
      transactionType: 'charge',
      category: product.kind === 'plan' ? 'plan' : 'add_on',
    })
  }
  return subscriptions.patch(id, { status: 'active', renewsAt: next.toISOString() })
}

/**
 * Renews the subscriptions that are due, each for every period that has begun, out of the wallet. One that the wallet does not
 * suffice for is past due, and renews as soon as it does.
 */
export function renewSubscriptions(place: WalletPlace): void {
  const { store } = place
  const now = place.now().toISOString()
  const isDue = ({ status, renewsAt = now, customerId }: Subscription) =>
    status !== 'cancelled' && renewsAt < now && store.table('Customer').get(customerId) !== undefined
  const due = [...store.table('Subscription').all()].filter(isDue)
  for (const one of due) {
    let current = one
    for (let times = 0; times < MOST_PERIODS && isDue(current); times++) {
      const dueAt = new Date(current.renewsAt ?? now)
      // What was past due is paid now, when the money came, and not before.
      const paidAt = current.status === 'past_due' ? place.now() : dueAt
      const after = renewed({ store, now: () => paidAt }, current, dueAt)
      if (after.renewsAt === current.renewsAt) break
      current = after
    }
  }
}
