import { DAY_MS } from '@lineboard/contract/durations'
import { toCents } from '../../../domain/billing/money/money.ts'
import { monthAfter, nextRenewal, type Period, priceAt } from '../../../domain/billing/products/prices.ts'
import { isRented, renewalCharge, rentCharge } from '../../../domain/billing/renewals/dues.ts'
import { callsCharge } from '../../../domain/billing/wallet/call-charges.ts'
import { NumberColumn } from '../../../store/columns/number-column.ts'
import type { Row } from '../../../store/rows/internal-rows.ts'
import type { SeedInput } from './types.ts'

/** Variations come in pairs: by the month, then by the year. */
export const isYearly = (variationId: number): boolean => variationId % 2 === 0

/** When a subscription that renews has done so until now, and when it does next. */
export function renewalDates(started: Date, period: Exclude<Period, 'once'>, now: Date): { past: Date[]; next: Date } {
  const past: Date[] = []
  let next = started
  do {
    next = nextRenewal(next, period, started.getUTCDate()) ?? next
    if (next <= now) past.push(next)
  } while (next <= now)
  return { past, next }
}

/** A transaction before it has a number and a balance, its amount in cents. */
export interface Draft
  extends Pick<
    Row<'PaymentTransaction'>,
    'customerId' | 'productId' | 'description' | 'transactionType' | 'category' | 'transactionDate'
  > {
  cents: number
  card?: { brand: string; last4: string }
}

type Input = Pick<SeedInput, 'now' | 'soFar'>

/** More days than there have been since 1970. */
const DAYS = 100_000

/** A charge a day, of the calls that began on it. Today's are charged until now. */
export function callBills({ now, soFar }: Input): Draft[] {
  const calls = soFar('CallLog')
  const began = calls.column('startedAt')
  const dayOf = (slot: number) => {
    // Many calls have it as a number, of which no text needs to be made.
    const ms = began instanceof NumberColumn ? began.numbers[slot] : Date.parse(calls.valueAt(slot, 'startedAt') ?? '')
    return Math.floor((ms ?? 0) / DAY_MS)
  }
  /** In cents, by customer and day. */
  const charged = new Map<number, number>()
  for (let slot = 0; slot < calls.slots; slot++) {
    const key = (calls.valueAt(slot, 'customerId') ?? 0) * DAYS + dayOf(slot)
    charged.set(key, (charged.get(key) ?? 0) + toCents(calls.valueAt(slot, 'charge') ?? 0))
  }
  return [...charged].flatMap(([key, cents]) => {
    if (cents === 0) return []
    const day = new Date((key % DAYS) * DAY_MS).toISOString().slice(0, 10)
    const [transactionDate = ''] = [`${day}T23:59:00.000Z`, now.toISOString()].toSorted()
    return {
      customerId: Math.floor(key / DAYS),
      ...callsCharge(day),
      cents: -cents,
      transactionDate,
    }
  })
}

/** What each rented number cost by the month since a moment, on the day it was added. */
export function numberBills({ now, soFar }: Input, from: string): Draft[] {
  const rented = soFar('OpNumber').filter(isRented)
  return rented.flatMap((number) => {
    const { customerId, monthlyPrice, createdAt } = number
    const dates: string[] = []
    for (let at = monthAfter(createdAt, from); at <= now.toISOString(); at = monthAfter(createdAt, at)) dates.push(at)
    return dates.map((transactionDate) => ({
      customerId,
      ...rentCharge(number),
      cents: -toCents(monthlyPrice),
      transactionDate,
    }))
  })
}

/** What plans and add-ons cost each time they renewed; what is past due was not paid the last time. */
export function renewalBills({ now, soFar }: Input): Draft[] {
  const discounts = soFar('PriceDiscount')
  const products = new Map(soFar('Product').map((product) => [product.id, product]))
  const variations = new Map(soFar('ProductVariation').map((variation) => [variation.id, variation]))
  return soFar('Subscription').flatMap(({ customerId, productId, variationId = 0, quantity, status, ...dates }) => {
    const [product, variation] = [products.get(productId), variations.get(variationId)]
    if (!product || !variation) return []
    const until = dates.cancelledAt === undefined ? now : new Date(dates.cancelledAt)
    const { past } = renewalDates(new Date(dates.startedAt), isYearly(variationId) ? 'year' : 'month', until)
    return (status === 'past_due' ? past.slice(0, -1) : past).map((at) => ({
      customerId,
      ...renewalCharge(product, variation),
      cents: -priceAt(discounts, { ...variation, productId }, at, 'USD') * Math.max(1, quantity),
      transactionDate: at.toISOString(),
    }))
  })
}
