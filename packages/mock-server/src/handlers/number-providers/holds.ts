import { MINUTE_MS } from '@lineboard/contract/durations'
import type { Store } from '../../store/types.ts'
import type { Offer } from './inventory.ts'

/** A number that is kept for a customer while it makes up its mind. The id is the number. */
export interface Hold {
  id: string
  customerId: number
  untilMs: number
  offer: Offer
}

declare module '../../store/internal-rows.ts' {
  interface InternalRows {
    NumberHold: Hold
    /** A number that somebody outside of this service bought. */
    SoldNumber: { id: string }
  }
}

const holdMs = 15 * MINUTE_MS

/** The hold on a number, over or not; it stays until the number is bought, let go, or held by somebody else. */
export function holdOn(store: Store, number: string): Hold | undefined {
  return store.table('NumberHold').get(number)
}

/** The hold on a number, while it lasts. */
export function liveHold(store: Store, number: string, now: Date): Hold | undefined {
  const hold = holdOn(store, number)
  return hold && hold.untilMs > now.getTime() ? hold : undefined
}

/** Holds a number for 15 minutes from now on. */
export function hold(store: Store, offer: Offer, customerId: number, now: Date): Hold {
  endHold(store, offer.number)
  const untilMs = now.getTime() + holdMs
  return store.table('NumberHold').insert({ id: offer.number, customerId, untilMs, offer })
}

/** Ends the hold on a number. */
export function endHold(store: Store, number: string): void {
  store.table('NumberHold').delete(number)
}

/** Notes that somebody outside of this service bought the number. */
export function noteSold(store: Store, number: string): void {
  if (!isSold(store, number)) store.table('SoldNumber').insert({ id: number })
}

/** Whether somebody outside of this service bought the number. */
export function isSold(store: Store, number: string): boolean {
  return store.table('SoldNumber').get(number) !== undefined
}
