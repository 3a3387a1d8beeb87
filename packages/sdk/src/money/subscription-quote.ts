import { type Discount, holdingDiscount } from '@lineboard/contract/discount'
import { periodLater } from '@lineboard/contract/forecast/period-later'
import { type Rate, rateOf } from './convert.ts'
import { storedCurrency } from './currency.ts'
import { discountedPrice, discountPercent } from './discounts.ts'
import { type Recurrence, recurrenceOf } from './plans.ts'
import { fromMinorUnits, toMinorUnits } from './round-money.ts'

/** What a product is sold at. */
export interface SoldPrice {
  /** Of one, for its time. */
  price: number
  /** ISO 4217 code. */
  currency: string
  /** Text with a month or year in it, such as monthly. */
  recur: string
}

/** What somebody is about to subscribe to. */
export interface Subscribing {
  sold: SoldPrice
  discounts: readonly Discount[]
  /** How many are added. */
  quantity: number
  /** What the customer has of the product at that price already, and when that renews. */
  held?: { quantity: number; renewsAt?: string | undefined } | undefined
  /** What a US dollar is worth elsewhere, for what leaves the wallet. */
  rates: readonly Rate[]
}

/** What so many of something cost at a moment. */
export interface Charge {
  at: Date
  quantity: number
  /** The reduction in percent; 0 without any. */
  percent: number
  /** Of one, and of all, in the currency of the price. */
  each: number
  all: number
  /** What leaves the wallet, in the stored currency; undefined while the rate is not known. */
  allUsd: number | undefined
}

/** What subscribing costs now, and what it costs when it renews: nothing more for a price that is paid once. */
export interface SubscriptionQuote {
  now: Charge
  /** When the reduction of today ends; undefined for one without an end, or none. */
  reducedUntil: string | undefined
  renewal: Charge | undefined
}

const perUsd = (currency: string, rates: readonly Rate[]): number | undefined =>
  currency === storedCurrency() ? 1 : rateOf(currency, rates)?.rate

/** What so many cost at a moment: the price of then, less the best discount of then, each rounded once. */
function chargeAt({ sold, discounts, rates }: Subscribing, quantity: number, at: Date): Charge {
  const { price, currency } = sold
  const percent = discountPercent(discounts, at)
  const each = discountedPrice(price, currency, discounts, at)
  const rate = perUsd(currency, rates)
  const eachUsdCents = rate === undefined ? undefined : toMinorUnits((price / rate) * (1 - percent / 100))
  return {
    ...{ at, quantity, percent, each },
    all: fromMinorUnits(toMinorUnits(each, currency) * quantity, currency),
    allUsd: eachUsdCents === undefined ? undefined : fromMinorUnits(eachUsdCents * quantity),
  }
}

const periods: Readonly<Record<Recurrence, 'month' | 'year'>> = { monthly: 'month', annual: 'year' }

function renewsAt({ sold, held }: Subscribing, at: Date): Date | undefined {
  if (held) return held.renewsAt === undefined ? undefined : new Date(held.renewsAt)
  const recurrence = recurrenceOf(sold.recur)
  return recurrence && periodLater(at, periods[recurrence])
}

/**
 * What subscribing costs: a whole period now, however much of it is left, for what is added; then, for all there is, at the day on
 * which the subscription renews, which more of it does not move.
 */
export function subscriptionQuote(asked: Subscribing, at: Date): SubscriptionQuote {
  const renewal = renewsAt(asked, at)
  const total = asked.quantity + (asked.held?.quantity ?? 0)
  return {
    now: chargeAt(asked, asked.quantity, at),
    reducedUntil: holdingDiscount(asked.discounts, at)?.until,
    renewal: renewal && chargeAt(asked, total, renewal),
  }
}
