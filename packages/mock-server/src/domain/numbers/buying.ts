import type { components } from '@lineboard/contract'
import { MINUTE_MS } from '@lineboard/contract/durations'
import { describeMovement } from '@lineboard/contract/movement'
import type { Store } from '../../store/rows/types.ts'
import { fromCents, toCents } from '../billing/money/money.ts'
import { canPay, moveWallet, productIds, type WalletContext } from '../billing/wallet/wallet.ts'
import type { RuleContext } from '../rules/rule-context.ts'
import type { Offer } from './inventory.ts'

/** A number that is kept for a customer while it makes up its mind. The id is the number. */
interface Hold {
  id: string
  customerId: number
  untilMs: number
  offer: Offer
}

declare module '../../store/rows/internal-rows.ts' {
  interface InternalRows {
    NumberHold: Hold
    /** A number that somebody outside of this service bought. */
    SoldNumber: { id: string }
  }
}

const holdMs = 15 * MINUTE_MS

/** The hold on a number, over or not; it stays until the number is bought, let go, or held by somebody else. */
export function latestHold(store: Store, number: string): Hold | undefined {
  return store.table('NumberHold').get(number)
}

/** The hold on a number, while it lasts. */
export function currentHold(store: Store, number: string, now: Date): Hold | undefined {
  const hold = latestHold(store, number)
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

const priceCents = ({ setupPrice, monthlyPrice }: Offer) => toCents(setupPrice) + toCents(monthlyPrice)

/** What has to be paid at once for a number in USD: set-up and the first month. */
export const priceUsd = (offer: Offer): number => fromCents(priceCents(offer))

/** Whether a customer can buy a number: out of the wallet, unless it pays afterwards. */
export function canBuy({ store }: Pick<WalletContext, 'store'>, customerId: number, offer: Offer): boolean {
  return canPay(store, customerId, priceCents(offer))
}

/** Takes the price of a number out of the customer's wallet. */
export function payFor(place: WalletContext, customerId: number, offer: Offer): void {
  moveWallet(place, customerId, {
    amountCents: -priceCents(offer),
    productId: productIds.number,
    description: describeMovement('numberFirst', { number: offer.number }),
    transactionType: 'charge',
    category: 'number',
  })
}

type Schemas = components['schemas']
type Outcome = Schemas['NumberReservationOutcome'] | Schemas['NumberReleaseOutcome']

/** Tells a customer's open sessions what became of a number that is for sale, or was. */
export function announceNumber(
  { announce }: Pick<RuleContext, 'announce'>,
  customerId: number,
  outcome: Outcome,
): void {
  announce({ channel: 'number_management', event: 'update', data: outcome, customerId })
}
