import type { Store } from '../store/types.ts'
import type { Due } from './due.ts'
import { rentDues } from './rent-dues.ts'
import { subscriptionDues } from './subscription-dues.ts'

/** What is due before a moment, of one customer or of all, the first first. Whoever pays nobody owes nothing. */
export function duesBefore(store: Store, moment: string, customerId?: number): Due[] {
  return [...subscriptionDues(store, moment), ...rentDues(store, moment)]
    .filter((due) => customerId === undefined || due.customerId === customerId)
    .sort((one, other) => one.dueAt.localeCompare(other.dueAt))
}
