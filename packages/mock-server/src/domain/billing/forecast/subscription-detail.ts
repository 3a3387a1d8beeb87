import type { components } from '@lineboard/contract'
import type { Row } from '../../../store/rows/models.ts'
import type { Store } from '../../../store/rows/types.ts'
import { inactiveReason, lowBalanceOf, standingOf } from '../accounts/standing.ts'
import { consentOf } from '../cards/saved-cards.ts'
import { fromCents } from '../money/money.ts'
import { periodOf, unitCents } from '../products/prices.ts'
import { overdueOf } from '../renewals/dunning.ts'
import { forecastOf, spendingOf } from './forecast.ts'

type Subscription = Row<'Subscription'>
type Detail = components['schemas']['SubscriptionDetail']

/** What a subscription costs for its period at a moment, and by the month, in cents of USD. */
function costOf(store: Store, { productId, variationId, quantity }: Subscription, at: Date) {
  const product = store.table('Product').get(productId)
  if (!product) return { total: 0, monthly: 0 }
  const variation = store.table('ProductVariation').get(variationId ?? 0)
  const total = unitCents(store, product, variation, at) * quantity
  const period = periodOf((variation ?? product).recur)
  return { total, monthly: { month: total, year: total / 12, once: 0 }[period] }
}

function nextInvoice(store: Store, subscriptions: readonly Subscription[]) {
  const dates = subscriptions.flatMap(({ renewsAt }) => renewsAt ?? []).sort()
  const nextInvoiceAt = dates[0]
  if (nextInvoiceAt === undefined) return {}
  const due = subscriptions.filter(({ renewsAt }) => renewsAt?.slice(0, 10) === nextInvoiceAt.slice(0, 10))
  const cents = due.reduce((sum, one) => sum + costOf(store, one, new Date(nextInvoiceAt)).total, 0)
  return { nextInvoiceAt, nextInvoiceAmount: fromCents(cents) }
}

/** A customer's plan and add-ons, what they cost, and how long the wallet lasts. */
export function subscriptionDetail(store: Store, customer: Row<'Customer'>, now: Date): Detail {
  const live = store
    .table('Subscription')
    .by('customerId', customer.id)
    .filter(({ status }) => status !== 'cancelled')
  const plan = live.find(({ productId }) => store.table('Product').get(productId)?.kind === 'plan')
  const monthly = live.reduce((sum, one) => sum + costOf(store, one, now).monthly, 0)
  const context = { store, now: () => now }
  const spending = spendingOf(context, customer.id)
  const forecast = forecastOf(context, customer.id, spending)
  const [overdue] = overdueOf(store, customer.id)
  const consent = consentOf(store, customer.id)
  const held = inactiveReason(standingOf(store, customer))
  return {
    customerId: customer.id,
    state: customer.state,
    currency: customer.currency,
    ...(plan && { plan }),
    addOns: live.filter((one) => one !== plan),
    monthlyTotal: fromCents(Math.round(monthly)),
    ...spending,
    ...(forecast.kind === 'until' && { daysLeft: forecast.days }),
    ...(forecast.kind === 'empty' && { daysLeft: 0 }),
    ...nextInvoice(store, live),
    ...lowBalanceOf(store),
    ...(overdue && { overdueSince: overdue.dueAt }),
    ...(consent && { consent }),
    ...(held && { heldBy: held }),
  }
}
