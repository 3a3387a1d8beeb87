import type { Store } from '../../store/types.ts'
import { besideStore } from '../beside-store.ts'
import type { Offer } from './inventory.ts'

/** A number that is kept for a customer while it makes up its mind. */
export interface Hold {
  customerId: number
  untilMs: number
  offer: Offer
}

/** How long a hold lasts. */
export const holdMs = 15 * 60_000

const holdsOf = besideStore(() => new Map<string, Hold>())
const soldOf = besideStore(() => new Set<string>())

/** The hold on a number, over or not; it stays until the number is bought, let go, or held by somebody else. */
export function holdOn(store: Store, number: string): Hold | undefined {
  return holdsOf(store).get(number)
}

/** The hold on a number, while it lasts. */
export function liveHold(store: Store, number: string, now: Date): Hold | undefined {
  const hold = holdOn(store, number)
  return hold && hold.untilMs > now.getTime() ? hold : undefined
}

/** Holds a number from now on. */
export function hold(store: Store, offer: Offer, customerId: number, now: Date): Hold {
  const made = { customerId, untilMs: now.getTime() + holdMs, offer }
  holdsOf(store).set(offer.number, made)
  return made
}

/** Ends the hold on a number. */
export function endHold(store: Store, number: string): void {
  holdsOf(store).delete(number)
}

/** Notes that somebody outside of this service bought the number. */
export function noteSold(store: Store, number: string): void {
  soldOf(store).add(number)
}

/** Whether somebody outside of this service bought the number. */
export function isSold(store: Store, number: string): boolean {
  return soldOf(store).has(number)
}
