import { renewalDay } from '@lineboard/contract/forecast'
import { describeMovement } from '@lineboard/contract/movement'
import { OWNER_ID } from '@lineboard/contract/owner'
import type { Row } from '../../../store/rows/internal-rows.ts'
import type { Store } from '../../../store/rows/types.ts'
import { toCents } from '../money/money.ts'
import { chargeKind, monthAfter, nextRenewal, periodOf, soldName, unitCents } from '../products/prices.ts'
import { type Charge, type Movement, productIds } from '../wallet/wallet.ts'

/** Something that is paid again and again, and is due. */
export interface Due {
  customerId: number
  /** When it was due, or will be. */
  dueAt: string
  /** Whether the wallet did not suffice when it was due. */
  isOverdue: boolean
  /** What it costs for the period that begins then, as a charge. */
  charge(): Movement
  /** Notes that the period is paid: the next one is due after it. */
  paid(): void
  /** Notes that it is not. */
  missed(): void
}

/** Until when a number is paid. */
interface NumberRent {
  /** The number's. */
  id: number
  dueAt: string
  isOverdue: boolean
}

declare module '../../../store/rows/internal-rows.ts' {
  interface InternalRows {
    NumberRent: NumberRent
  }
}

/** What is paid by the month: numbers that cost something and were not given back. The owner of the installation pays nobody. */
export const isRented = ({ status, monthlyPrice, customerId }: Row<'OpNumber'>) =>
  status !== 'released' && monthlyPrice > 0 && customerId !== OWNER_ID

/** A number without a rent is new: its first month was paid as it was bought. */
const rentOf = (store: Store, { id, createdAt }: Row<'OpNumber'>): NumberRent =>
  store.table('NumberRent').get(id) ?? { id, dueAt: monthAfter(createdAt, createdAt), isOverdue: false }

/** When a rented number is paid next: in the past for a rent that is overdue. */
export const rentDueAt = (store: Store, number: Row<'OpNumber'>): string => rentOf(store, number).dueAt

function writeRent(store: Store, rent: NumberRent): void {
  const rents = store.table('NumberRent')
  rents.delete(rent.id)
  rents.insert(rent)
}

/** The charge of a month of a tracking number. */
export const rentCharge = ({ tracking_number: number }: Row<'OpNumber'>): Charge => ({
  productId: productIds.number,
  description: describeMovement('number', { number }),
  transactionType: 'charge',
  category: 'number',
})

function rentDue(store: Store, number: Row<'OpNumber'>, rent: NumberRent): Due {
  const { customerId, monthlyPrice, createdAt } = number
  const { id, dueAt, isOverdue } = rent
  return {
    customerId,
    dueAt,
    isOverdue,
    charge: () => ({ ...rentCharge(number), amountCents: -toCents(monthlyPrice) }),
    paid: () => writeRent(store, { id, dueAt: monthAfter(createdAt, dueAt), isOverdue: false }),
    missed: () => writeRent(store, { id, dueAt, isOverdue: true }),
  }
}

/** Rents of tracking numbers that are due before a moment: each by the month, on the day it was added. */
function rentDues(store: Store, moment: string): Due[] {
  return [...store.table('OpNumber').all()].filter(isRented).flatMap((number) => {
    const rent = rentOf(store, number)
    return rent.dueAt < moment && store.table('Customer').get(number.customerId) ? [rentDue(store, number, rent)] : []
  })
}

/** Begins the rents of numbers that a version without rents has kept: they are paid until the month that runs ends. */
export function migrateRents(store: Store, now: Date): void {
  const rents = store.table('NumberRent')
  if (rents.size > 0) return
  for (const { id, createdAt } of store.table('OpNumber').all())
    rents.insert({ id, dueAt: monthAfter(createdAt, now.toISOString()), isOverdue: false })
}

/** What is paid for: one that is paused is not charged for the time being. */
const isCharged = ({ status }: Row<'Subscription'>) => status === 'active' || status === 'past_due'

/** The charge of another period of a plan or add-on. */
export const renewalCharge = (product: Row<'Product'>, variation: Row<'ProductVariation'> | undefined): Charge => ({
  productId: product.id,
  description: describeMovement('renewed', { product: soldName(product, variation) }),
  transactionType: 'charge',
  category: chargeKind(product),
})

function subscriptionDue(store: Store, subscription: Row<'Subscription'>, dueAt: string): Due[] {
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
        ...renewalCharge(product, variation),
        amountCents: -unitCents(store, product, variation, due) * quantity,
      }),
      paid: () => void subscriptions.patch(id, { status: 'active', renewsAt: next.toISOString() }),
      missed: () => void (status === 'past_due' || subscriptions.patch(id, { status: 'past_due' })),
    },
  ]
}

/** Subscriptions that are due before a moment. */
function subscriptionDues(store: Store, moment: string): Due[] {
  const due = [...store.table('Subscription').all()].filter(isCharged)
  return due.flatMap((one) =>
    one.renewsAt !== undefined && one.renewsAt < moment && store.table('Customer').get(one.customerId)
      ? subscriptionDue(store, one, one.renewsAt)
      : [],
  )
}

/** What is due before a moment, of one customer or of all, the first first. Whoever pays nobody owes nothing. */
export function duesBefore(store: Store, moment: string, customerId?: number): Due[] {
  return [...subscriptionDues(store, moment), ...rentDues(store, moment)]
    .filter((due) => customerId === undefined || due.customerId === customerId)
    .sort((one, other) => one.dueAt.localeCompare(other.dueAt))
}
