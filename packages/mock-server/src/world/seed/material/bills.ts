import { toCents } from '../../../domain/billing/money/money.ts'
import { monthAfter, nextRenewal, type Period, priceAt } from '../../../domain/billing/products/prices.ts'
import { isRented, renewalCharge, rentCharge } from '../../../domain/billing/renewals/dues.ts'
import { callsCharge } from '../../../domain/billing/wallet/call-charges.ts'
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

/** A charge a day, of the calls that began on it. Today's are charged until now. */
export function callBills({ now, soFar }: Input): Draft[] {
  const charged = new Map<string, number>()
  for (const { customerId, startedAt, charge } of soFar('CallLog').pick('customerId', 'startedAt', 'charge')) {
    const key = `${customerId} ${startedAt.slice(0, 10)}`
    charged.set(key, (charged.get(key) ?? 0) + toCents(charge))
  }
  return [...charged].flatMap(([key, cents]) => {
    const [customerId, day = ''] = key.split(' ')
    if (cents === 0) return []
    const [transactionDate = ''] = [`${day}T23:59:00.000Z`, now.toISOString()].toSorted()
    return {
      customerId: Number(customerId),
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
