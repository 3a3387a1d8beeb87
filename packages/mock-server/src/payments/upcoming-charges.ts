import type { components } from '@lineboard/contract'
import { OWNER_ID } from '@lineboard/contract/account'
import { periodLater } from '@lineboard/contract/forecast'
import type { Row } from '../store/models.ts'
import type { Store } from '../store/types.ts'
import { fromCents, toCents } from './money.ts'
import { periodOf, unitCents } from './prices.ts'

type UpcomingCharge = components['schemas']['UpcomingCharge']

/** What the next renewal of a subscription takes; nothing of one that is not charged for the time being. */
function renewalOf(store: Store, subscription: Row<'Subscription'>): UpcomingCharge[] {
  const { productId, variationId, quantity, status, renewsAt } = subscription
  const product = store.table('Product').get(productId)
  if (!product || renewsAt === undefined || status === 'cancelled' || status === 'paused') return []
  const variation = store.table('ProductVariation').get(variationId ?? 0)
  const every = periodOf((variation ?? product).recur)
  if (every === 'once') return []
  const amount = fromCents(unitCents(store, product, variation, new Date(renewsAt)) * quantity)
  const kind = product.kind === 'plan' ? 'plan' : 'add_on'
  return [{ at: renewsAt, amount, every, kind, description: product.name }]
}

/** When a number that is rented by the month is paid next. */
function rentDay(createdAt: string, now: Date): string {
  let due = new Date(createdAt)
  while (due <= now) due = periodLater(due, 'month')
  return due.toISOString()
}

/** What rented numbers take, those of a day together. The owner of the installation pays nobody. */
function rents(store: Store, customerId: number, now: Date): UpcomingCharge[] {
  if (customerId === OWNER_ID) return []
  const days = new Map<string, { at: string; cents: number; numbers: number }>()
  for (const { status, monthlyPrice, createdAt } of store.table('OpNumber').by('customerId', customerId)) {
    if (status === 'released' || monthlyPrice === 0) continue
    const at = rentDay(createdAt, now)
    const before = days.get(at.slice(0, 10)) ?? { at, cents: 0, numbers: 0 }
    days.set(at.slice(0, 10), { ...before, cents: before.cents + toCents(monthlyPrice), numbers: before.numbers + 1 })
  }
  return [...days.values()].map(({ at, cents, numbers }) => ({
    at,
    amount: fromCents(cents),
    every: 'month',
    kind: 'number',
    description: numbers === 1 ? '1 number' : `${numbers} numbers`,
  }))
}

/** What a customer is charged next, and again after its period: plan, add-ons and numbers. The first one comes first. */
export function upcomingCharges(store: Store, customerId: number, now: Date): UpcomingCharge[] {
  const renewals = store
    .table('Subscription')
    .by('customerId', customerId)
    .flatMap((subscription) => renewalOf(store, subscription))
  return [...renewals, ...rents(store, customerId, now)].sort((one, other) => one.at.localeCompare(other.at))
}
