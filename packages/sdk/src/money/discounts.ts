import { type Discount, holdingDiscount } from '@lineboard/contract/discount'
import { fromMinorUnits, toMinorUnits } from './round-money.ts'

export { type Discount, type DiscountState, discountState, holdingDiscount } from '@lineboard/contract/discount'

/** The reduction that holds at a moment, in percent: the best one, 0 without any. */
export const discountPercent = (discounts: readonly Discount[], at: Date): number =>
  holdingDiscount(discounts, at)?.percent ?? 0

/** What one costs at a moment, less the best discount, with the decimals of its currency: what is charged for it. */
export function discountedPrice(price: number, currency: string, discounts: readonly Discount[], at: Date): number {
  const share = 1 - discountPercent(discounts, at) / 100
  return fromMinorUnits(toMinorUnits(price * share, currency), currency)
}
