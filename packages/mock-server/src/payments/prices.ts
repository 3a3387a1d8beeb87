import type { Row } from '../store/models.ts'
import type { Store } from '../store/types.ts'
import { toUsdCents } from './money.ts'

type Product = Row<'Product'>
type Variation = Row<'ProductVariation'>

/** How often a price is paid. */
export type Period = 'month' | 'year' | 'once'

/** Reads the period out of texts such as `monthly`. */
export function periodOf(recur: string): Period {
  if (recur.includes('year')) return 'year'
  return recur.includes('month') ? 'month' : 'once'
}

/** The moment one period later, on the last day of a month that is shorter; undefined for `once`. */
export function nextRenewal(start: Date, period: Period): Date | undefined {
  if (period === 'once') return undefined
  const months = start.getUTCMonth() + (period === 'year' ? 12 : 1)
  const lastDay = new Date(Date.UTC(start.getUTCFullYear(), months + 1, 0)).getUTCDate()
  const next = new Date(start)
  next.setUTCMonth(months, Math.min(start.getUTCDate(), lastDay))
  return next
}

/** The share of a price that a discount takes off at a moment, from 0 to 1; the best one counts. */
function discountAt(store: Store, productId: number, at: Date): number {
  const moment = at.toISOString()
  const percents = store
    .table('PriceDiscount')
    .by('productId', productId)
    .filter(({ from, until }) => from <= moment && (until === undefined || until >= moment))
    .map(({ percent }) => percent)
  return Math.max(0, ...percents) / 100
}

/** What one costs for its period at a moment in cents of USD, less the discount. */
export function unitCents(store: Store, product: Product, variation: Variation | undefined, at: Date): number {
  const { price, currency } = variation ?? product
  return Math.round(toUsdCents(price, currency) * (1 - discountAt(store, product.id, at)))
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
