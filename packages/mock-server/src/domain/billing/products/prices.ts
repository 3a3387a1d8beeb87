import { holdingDiscount } from '@lineboard/contract/discount'
import { periodLater, type RenewalPeriod } from '@lineboard/contract/forecast'
import type { Row } from '../../../store/rows/internal-rows.ts'
import type { Store } from '../../../store/rows/types.ts'
import { convert } from '../money/money.ts'

type Product = Row<'Product'>
type Variation = Row<'ProductVariation'>

/** How often a price is paid. */
export type Period = RenewalPeriod | 'once'

/** Reads the period out of texts such as `monthly`. */
export function periodOf(recur: string): Period {
  if (recur.includes('year')) return 'year'
  return recur.includes('month') ? 'month' : 'once'
}

/** The moment one period later, on the day of the month that it comes back to, or the last one of a shorter month; undefined for `once`. */
export function nextRenewal(start: Date, period: Period, day?: number): Date | undefined {
  return period === 'once' ? undefined : periodLater(start, period, day)
}

/** What a product at one of its prices is called. */
export const soldName = ({ name }: Product, variation: Variation | undefined): string =>
  [name, variation?.name].filter(Boolean).join(', ')

/** The kind of charge that a subscription to a product is. */
export const chargeKind = ({ kind }: Pick<Product, 'kind'>): 'plan' | 'add_on' => (kind === 'plan' ? 'plan' : 'add_on')

/**
 * A price in minor units of a currency at a moment, less the best discount of its product at that moment: rounded once.
 */
export function priceAt(
  discounts: readonly Row<'PriceDiscount'>[],
  { price, currency: own, productId }: { price: number; currency: string; productId: number },
  at: Date,
  currency: string,
): number {
  const ofProduct = discounts.filter((one) => one.productId === productId)
  return convert(price, own, currency, 1 - (holdingDiscount(ofProduct, at)?.percent ?? 0) / 100)
}

/** What one costs for its period at a moment, less the discount, in minor units of a currency. */
export function unitMinor(
  store: Store,
  product: Product,
  variation: Variation | undefined,
  at: Date,
  currency: string,
): number {
  const { price, currency: own } = variation ?? product
  const discounts = store.table('PriceDiscount').by('productId', product.id)
  return priceAt(discounts, { price, currency: own, productId: product.id }, at, currency)
}

/** The same in cents of USD, as wallets are charged. */
export function unitCents(store: Store, product: Product, variation: Variation | undefined, at: Date): number {
  return unitMinor(store, product, variation, at, 'USD')
}

/** The price a customer pays unless another one is named: by the month, in the customer's currency, else in USD. */
export function usualVariation(store: Store, productId: number, currency: string): Variation | undefined {
  const active = store
    .table('ProductVariation')
    .by('productId', productId)
    .filter((variation) => variation.active)
  const monthly = active.filter(({ recur }) => periodOf(recur) === 'month')
  const inCurrency = (code: string) => monthly.find((variation) => variation.currency === code)
  return inCurrency(currency) ?? inCurrency('USD') ?? monthly[0] ?? active[0]
}

/**
 * The first moment after another that is whole months after a start, on the last day of a month that is shorter: the day of the
 * start comes back in months that have it.
 */
export function monthAfter(start: string, after: string): string {
  const began = new Date(start)
  const later = new Date(after)
  const months = (later.getUTCFullYear() - began.getUTCFullYear()) * 12 + later.getUTCMonth() - began.getUTCMonth()
  for (let more = Math.max(0, months); ; more++) {
    const next = new Date(began)
    const lastDay = new Date(Date.UTC(began.getUTCFullYear(), began.getUTCMonth() + more + 1, 0)).getUTCDate()
    next.setUTCMonth(began.getUTCMonth() + more, Math.min(began.getUTCDate(), lastDay))
    if (next > later) return next.toISOString()
  }
}
