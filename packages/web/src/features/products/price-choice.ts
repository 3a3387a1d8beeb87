import type { components } from '@lineboard/contract'
import { type Discount, discountedPrice, holdingDiscount, recurrenceOf } from '@lineboard/sdk'
import { formatDate } from '../../state/dates.ts'
import { formatMoney } from '../../state/numbers.ts'
import { t } from './products.messages.ts'
import { recurText } from './recur-cell.ts'

type Variation = components['schemas']['ProductVariation']

interface Choice {
  /** The price that was chosen by hand, by id. */
  chosen: number | undefined
  /** The price that the customer pays already. */
  held: number | undefined
  customer: { currency: string } | undefined
}

/** The price a customer pays unless another one is chosen: the one paid already, else the monthly one in the customer's currency. */
export function priceFor(variations: readonly Variation[], { chosen, held, customer }: Choice): Variation | undefined {
  const byId = (wanted: number | undefined) => variations.find(({ id }) => id === wanted)
  const monthly = variations.filter(({ recur }) => recurrenceOf(recur) === 'monthly')
  const inCurrency = (code: string | undefined) => monthly.find(({ currency }) => currency === code)
  return (
    byId(chosen) ?? byId(held) ?? inCurrency(customer?.currency) ?? inCurrency('USD') ?? monthly[0] ?? variations[0]
  )
}

/** A discount in words: how much, and until when where it ends. */
export function discountText({ percent, until }: Pick<Discount, 'percent' | 'until'>): string {
  return until === undefined ? t('reduced', { percent }) : t('reducedUntil', { percent, until: formatDate(until) })
}

/** A price to choose, as it is charged at a moment, with the discount that is taken off. */
export function optionText(one: Variation, discounts: readonly Discount[], at: Date): string {
  const { name, price, currency, recur } = one
  const discount = holdingDiscount(discounts, at)
  const now = formatMoney(discountedPrice(price, currency, discounts, at), currency)
  const text = t('priceOption', { name, price: now, recur: recurText(recur) })
  return discount ? t('priceReduced', { text, discount: discountText(discount) }) : text
}
