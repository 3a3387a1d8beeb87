import { fromMinorUnits, toMinorUnits } from './round-money.ts'

/** A reduction of a price for a time. */
export interface Discount {
  /** From 0 to 100. */
  percent: number
  /** ISO time it holds from. */
  from: string
  /** ISO time it holds until; missing where it has no end. */
  until?: string | undefined
}

/** The reduction that holds at a moment, in percent: the best one, 0 without any. */
export function discountPercent(discounts: readonly Discount[], at: Date): number {
  const moment = at.getTime()
  const holding = discounts.filter(
    ({ from, until }) => Date.parse(from) <= moment && (until === undefined || Date.parse(until) >= moment),
  )
  return Math.max(0, ...holding.map(({ percent }) => percent))
}

/** What one costs at a moment, less the best discount, with the decimals of its currency: what is charged for it. */
export function discountedPrice(price: number, currency: string, discounts: readonly Discount[], at: Date): number {
  const share = 1 - discountPercent(discounts, at) / 100
  return fromMinorUnits(toMinorUnits(price * share, currency), currency)
}
