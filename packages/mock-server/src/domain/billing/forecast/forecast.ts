import type { components } from '@lineboard/contract'
import { DAY_MS } from '@lineboard/contract/durations'
import {
  type AmountFrom,
  dailySpendOf,
  HORIZON_DAYS,
  LOW_DAYS,
  periodLater,
  type RenewalPeriod,
  renewalDay,
  type Spending,
  spendingDays,
  type WalletForecast,
  walletForecast,
} from '@lineboard/contract/forecast'
import type { Row } from '../../../store/rows/internal-rows.ts'
import type { Store } from '../../../store/rows/types.ts'
import type { RuleContext } from '../../rules/rule-context.ts'
import { inactiveReason, lowBalanceOf, standingOf } from '../accounts/account-state.ts'
import { consentOf } from '../cards/saved-cards.ts'
import { amountInWords, fromCents, toCents } from '../money/money.ts'
import { chargeKind, periodOf, unitCents } from '../products/prices.ts'
import { isRented, rentDueAt } from '../renewals/dues.ts'
import { overdueOf } from '../renewals/dunning.ts'
import { callCharges } from '../wallet/call-charges.ts'
import { walletCents } from '../wallet/wallet.ts'

type UpcomingCharge = components['schemas']['UpcomingCharge']

/** The last moment at which one of these discounts begins or ends, of those that a forecast reaches from another one. */
function lastTurn(discounts: readonly Row<'PriceDiscount'>[], first: Date): number {
  const horizon = first.getTime() + HORIZON_DAYS * DAY_MS
  const turns = discounts.flatMap(({ from, until = from }) => [Date.parse(from), Date.parse(until)])
  return Math.min(horizon, Math.max(0, ...turns))
}

/** The renewals after a first one that cost something else than the one before. Once the last discount has turned, all cost the same. */
function changesAfter(
  { first, every, day }: { first: Date; every: RenewalPeriod; day: number },
  turn: number,
  centsAt: (at: Date) => number,
): AmountFrom[] {
  const changes: AmountFrom[] = []
  let before = centsAt(first)
  for (let at = first; at.getTime() <= turn; ) {
    at = periodLater(at, every, day)
    const cents = centsAt(at)
    if (cents !== before) changes.push({ from: at.toISOString(), amount: fromCents(cents) })
    before = cents
  }
  return changes
}

/** The day of the month of later charges, where the first one is on another. */
const comesBackTo = (day: number, first: Date) => (day === first.getUTCDate() ? {} : { day })

/** What the next renewal of a subscription takes; nothing of one that is not charged for the time being. */
function renewalOf(store: Store, subscription: Row<'Subscription'>): UpcomingCharge[] {
  const { productId, variationId, quantity, status, startedAt, renewsAt } = subscription
  const product = store.table('Product').get(productId)
  if (!product || renewsAt === undefined || status === 'cancelled' || status === 'paused') return []
  const variation = store.table('ProductVariation').get(variationId ?? 0)
  const every = periodOf((variation ?? product).recur)
  if (every === 'once') return []
  const centsAt = (at: Date) => unitCents(store, product, variation, at) * quantity
  const first = new Date(renewsAt)
  const day = renewalDay(new Date(startedAt), first)
  const turn = lastTurn(store.table('PriceDiscount').by('productId', productId), first)
  const changes = changesAfter({ first, every, day }, turn, centsAt)
  return [
    {
      ...{ at: renewsAt, amount: fromCents(centsAt(first)), every, description: product.name },
      kind: chargeKind(product),
      ...comesBackTo(day, first),
      ...(changes.length > 0 && { changes }),
    },
  ]
}

/** What rented numbers take, those together that are always due on the same day. */
function rents(store: Store, customerId: number): UpcomingCharge[] {
  const days = new Map<string, { at: string; day: number; cents: number; numbers: number }>()
  for (const number of store.table('OpNumber').by('customerId', customerId).filter(isRented)) {
    const { monthlyPrice, createdAt } = number
    const at = rentDueAt(store, number)
    const day = renewalDay(new Date(createdAt), new Date(at))
    const key = `${at.slice(0, 10)} ${day}`
    const before = days.get(key) ?? { at, day, cents: 0, numbers: 0 }
    days.set(key, { ...before, cents: before.cents + toCents(monthlyPrice), numbers: before.numbers + 1 })
  }
  return [...days.values()].map(({ at, day, cents, numbers }) => ({
    at,
    amount: fromCents(cents),
    every: 'month',
    ...comesBackTo(day, new Date(at)),
    kind: 'number',
    description: numbers === 1 ? '1 number' : `${numbers} numbers`,
  }))
}

/** What a customer is charged next, and again after its period: plan, add-ons and numbers. The first one comes first. */
export function upcomingCharges(store: Store, customerId: number): UpcomingCharge[] {
  const renewals = store
    .table('Subscription')
    .by('customerId', customerId)
    .flatMap((subscription) => renewalOf(store, subscription))
  return [...renewals, ...rents(store, customerId)].sort((one, other) => one.at.localeCompare(other.at))
}

type ForecastContext = Pick<RuleContext, 'store' | 'now'>

/** What leaves a customer's wallet: calls as over the last days, subscriptions and numbers on their day. */
function spendingOf({ store, now }: ForecastContext, customerId: number) {
  const until = now()
  const { from } = spendingDays(until)
  return {
    dailySpend: dailySpendOf(callCharges(store, customerId, { from, until }).amount),
    upcoming: upcomingCharges(store, customerId),
  } satisfies Spending
}

/** How long a customer's wallet lasts. */
function forecastOf(
  context: ForecastContext,
  customerId: number,
  spending = spendingOf(context, customerId),
): WalletForecast {
  const wallet = {
    ...context.store.table('Customer').get(customerId),
    balance: fromCents(walletCents(context.store, customerId)),
  }
  return walletForecast(wallet, spending, context.now())
}

/** Says in a header that a purchase has left less in the wallet than is soon needed. Postpaid customers need nothing there. */
export function warnOfLowWallet(context: Pick<RuleContext, 'store' | 'now' | 'header'>, customerId: number): void {
  const forecast = forecastOf(context, customerId)
  if (forecast.kind !== 'until' || forecast.days >= LOW_DAYS) return
  const { days } = forecast
  const currency = context.store.table('Customer').get(customerId)?.currency ?? 'USD'
  const left = amountInWords(walletCents(context.store, customerId), currency)
  const lasts = days === 0 ? 'less than a day' : days === 1 ? 'about 1 day' : `about ${days} days`
  context.header('X-Wallet-Warning', `The wallet holds ${left}, which lasts ${lasts}. Add funds soon.`)
}

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
