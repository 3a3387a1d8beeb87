import { renewalDay } from '@lineboard/contract/forecast'
import { describeMovement } from '@lineboard/contract/movement'
import { nextRenewal, periodOf, unitCents } from '../payments/prices.ts'
import type { Row } from '../store/models.ts'
import type { Store } from '../store/types.ts'
import type { Due } from './due.ts'

/** What is paid for: one that is paused is not charged for the time being. */
const isCharged = ({ status }: Row<'Subscription'>) => status === 'active' || status === 'past_due'

function toDue(store: Store, subscription: Row<'Subscription'>, dueAt: string): Due[] {
  const { id, customerId, productId, variationId, quantity, status, startedAt } = subscription
  const subscriptions = store.table('Subscription')
  const product = store.table('Product').get(productId)
  const variation = store.table('ProductVariation').get(variationId ?? 0)
  const due = new Date(dueAt)
  const day = renewalDay(new Date(startedAt), due)
  const next = product && nextRenewal(due, periodOf((variation ?? product).recur), day)
  if (!product || !next) {
    subscriptions.patch(id, { renewsAt: undefined })
    return []
  }
  return [
    {
      customerId,
      dueAt,
      isOverdue: status === 'past_due',
      charge: () => ({
        amountCents: -unitCents(store, product, variation, due) * quantity,
        productId,
        description: describeMovement('renewed', {
          product: [product.name, variation?.name].filter(Boolean).join(', '),
        }),
        transactionType: 'charge',
        category: product.kind === 'plan' ? 'plan' : 'add_on',
      }),
      paid: () => void subscriptions.patch(id, { status: 'active', renewsAt: next.toISOString() }),
      missed: () => void (status === 'past_due' || subscriptions.patch(id, { status: 'past_due' })),
    },
  ]
}

/** Subscriptions that are due before a moment. */
export function subscriptionDues(store: Store, moment: string): Due[] {
  const due = [...store.table('Subscription').all()].filter(isCharged)
  return due.flatMap((one) =>
    one.renewsAt !== undefined && one.renewsAt < moment && store.table('Customer').get(one.customerId)
      ? toDue(store, one, one.renewsAt)
      : [],
  )
}
