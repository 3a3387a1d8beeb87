import { describeMovement } from '@lineboard/contract/movement'
import { OWNER_ID } from '@lineboard/contract/owner'
import { toCents } from '../payments/money.ts'
import type { Row } from '../store/models.ts'
import type { Store } from '../store/types.ts'
import type { Due } from './due.ts'
import { monthAfter } from './month-after.ts'

/** Until when a number is paid. */
export interface NumberRent {
  /** The number's. */
  id: number
  dueAt: string
  isOverdue: boolean
}

declare module '../store/internal-rows.ts' {
  interface InternalRows {
    NumberRent: NumberRent
  }
}

const NUMBER_PRODUCT_ID = 7

/** What is paid by the month: numbers that cost something and were not given back. The owner of the installation pays nobody. */
export const isRented = ({ status, monthlyPrice, customerId }: Row<'OpNumber'>) =>
  status !== 'released' && monthlyPrice > 0 && customerId !== OWNER_ID

/** A number without a rent is new: its first month was paid as it was bought. */
const rentOf = (store: Store, { id, createdAt }: Row<'OpNumber'>): NumberRent =>
  store.table('NumberRent').get(id) ?? { id, dueAt: monthAfter(createdAt, createdAt), isOverdue: false }

/** When a rented number is paid next: in the past for a rent that is overdue. */
export const rentDueAt = (store: Store, number: Row<'OpNumber'>): string => rentOf(store, number).dueAt

function write(store: Store, rent: NumberRent): void {
  const rents = store.table('NumberRent')
  rents.delete(rent.id)
  rents.insert(rent)
}

function toDue(store: Store, number: Row<'OpNumber'>, rent: NumberRent): Due {
  const { customerId, tracking_number, monthlyPrice, createdAt } = number
  const { id, dueAt, isOverdue } = rent
  return {
    customerId,
    dueAt,
    isOverdue,
    charge: () => ({
      amountCents: -toCents(monthlyPrice),
      productId: NUMBER_PRODUCT_ID,
      description: describeMovement('number', { number: tracking_number }),
      transactionType: 'charge',
      category: 'number',
    }),
    paid: () => write(store, { id, dueAt: monthAfter(createdAt, dueAt), isOverdue: false }),
    missed: () => write(store, { id, dueAt, isOverdue: true }),
  }
}

/** Rents of tracking numbers that are due before a moment: each by the month, on the day it was added. */
export function rentDues(store: Store, moment: string): Due[] {
  return [...store.table('OpNumber').all()].filter(isRented).flatMap((number) => {
    const rent = rentOf(store, number)
    return rent.dueAt < moment && store.table('Customer').get(number.customerId) ? [toDue(store, number, rent)] : []
  })
}

/** Begins the rents of numbers that a version without rents has kept: they are paid until the month that runs ends. */
export function openRents(store: Store, now: Date): void {
  const rents = store.table('NumberRent')
  if (rents.size > 0) return
  for (const { id, createdAt } of store.table('OpNumber').all())
    rents.insert({ id, dueAt: monthAfter(createdAt, now.toISOString()), isOverdue: false })
}
