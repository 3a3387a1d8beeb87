/** A reduction of a price for a time. */
export interface Discount {
  /** From 0 to 100. */
  percent: number
  /** ISO time it holds from. */
  from: string
  /** ISO time it holds until; missing where it has no end. */
  until?: string | undefined
}

/** How far a discount is at a moment. */
export type DiscountState = 'coming' | 'holding' | 'over'

/** Whether a discount holds at a moment, both of its ends included, or is still to come, or over. Undefined where a core API does not say since when. */
export function discountState(
  { from, until }: { from?: string | undefined; until?: string | undefined },
  at: Date,
): DiscountState | undefined {
  if (from === undefined) return undefined
  if (Date.parse(from) > at.getTime()) return 'coming'
  return until === undefined || Date.parse(until) >= at.getTime() ? 'holding' : 'over'
}

/** The discount that holds at a moment: the best one, and of several such the one that lasts longest; undefined without any. */
export function holdingDiscount<D extends Discount>(discounts: readonly D[], at: Date): D | undefined {
  const endOf = ({ until }: Discount) => (until === undefined ? Number.POSITIVE_INFINITY : Date.parse(until))
  return discounts
    .filter((each) => each.percent > 0 && discountState(each, at) === 'holding')
    .toSorted((one, other) => other.percent - one.percent || (endOf(other) > endOf(one) ? 1 : -1))[0]
}
