import type { components } from '@lineboard/contract'
import { forbidden, unprocessable } from '../../errors/loopback-error.ts'
import { restorableUntil, rowOfNumber } from '../../models/op-number.ts'
import type { Context } from '../types.ts'
import { announceNumber } from './announce-number.ts'
import { endHold, hold, liveHold, noteSold } from './holds.ts'
import { inventoryOf } from './inventory.ts'
import { isLeft } from './search.ts'

type Schemas = components['schemas']

/** Numbers that are listed, and gone by the time somebody wants to hold them: so that it can be tried out. */
const isJustSold = (number: string) => number.endsWith('13')

/** Customer that numbers are held for. Throws a 403 unless it is the session's own or a super administrator asks. */
export function customerFor({ store, principal }: Context, wanted: number | undefined): number {
  const customerId = wanted ?? principal.customerId
  if (customerId !== principal.customerId && !principal.isSuperAdmin) throw forbidden()
  if (store.table('Customer').get(customerId)) return customerId
  const issue = { field: 'customerId', code: 'existence', message: 'does not exist', value: customerId }
  throw unprocessable('NumberReservation', [issue])
}

/** Holds a number for a customer, or says that it is gone. */
export function reserve(context: Context, number: string, customerId: number): Schemas['NumberReservationOutcome'] {
  const { store, now, world } = context
  const gone = (message: string) => ({ number, status: 'gone' as const, message })
  const offer = inventoryOf(world.seed).byNumber.get(number)
  if (!offer) return gone('The number is not for sale.')
  if (!isLeft(context, number, customerId)) return gone('Somebody else has the number.')
  if (isJustSold(number)) {
    noteSold(store, number)
    return gone('The number was just sold.')
  }
  const { untilMs } = hold(store, offer, customerId, now())
  const { monthlyPrice, setupPrice } = offer
  const held = { number, status: 'held', heldUntil: new Date(untilMs).toISOString(), monthlyPrice, setupPrice } as const
  announceNumber(context, customerId, held)
  return held
}

/** Ends the hold of a customer on a number, or gives a number it has bought back to the provider. */
export function release(context: Context, number: string, customerId: number): Schemas['NumberReleaseOutcome'] {
  const { store, now } = context
  if (liveHold(store, number, now())?.customerId === customerId) {
    endHold(store, number)
    announceNumber(context, customerId, { number, status: 'released' })
    return { number, status: 'released' }
  }
  const row = rowOfNumber(context, number)
  if (row?.customerId !== customerId) return { number, status: 'unknown' }
  const until = row.restorableUntil ?? restorableUntil(now())
  if (row.status !== 'released') {
    store.table('OpNumber').patch(row.id, { status: 'released', restorableUntil: until })
  }
  const returned = { number, status: 'returned', restorableUntil: until } as const
  announceNumber(context, customerId, returned)
  return returned
}
