import type { Movement } from '../payments/wallet.ts'
import type { Store } from '../store/types.ts'
import { rentDues } from './rent-dues.ts'
import { subscriptionDues } from './subscription-dues.ts'

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

/** What is due before a moment, of one customer or of all, the first first. Whoever pays nobody owes nothing. */
export function duesBefore(store: Store, moment: string, customerId?: number): Due[] {
  return [...subscriptionDues(store, moment), ...rentDues(store, moment)]
    .filter((due) => customerId === undefined || due.customerId === customerId)
    .sort((one, other) => one.dueAt.localeCompare(other.dueAt))
}
