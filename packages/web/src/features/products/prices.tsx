import type { components } from '@lineboard/contract'
import { type Discount, discountedPrice, holdingDiscount, recurrenceOf, storedCurrency } from '@lineboard/sdk'
import { useState } from 'react'
import { useCall } from '../../data/use-call.ts'
import type { Cell } from '../../kit/column.ts'
import { valueAt } from '../../kit/value-at.ts'
import { labelOf } from '../../lib/labels.ts'
import { formatDate } from '../../state/dates.ts'
import { formatMoney } from '../../state/numbers.ts'
import { t } from './products.messages.ts'
import styles from './sold-price-cell.module.css'

const labels: Readonly<Record<string, string>> = {
  monthly: t('recurs.monthly'),
  yearly: t('recurs.yearly'),
  once: t('recurs.once'),
}

/** How often a price is paid, in the person's words where they are one of the usual; others are shown as they were typed. */
export const recurText = (recur: string | null | undefined): string => labelOf(labels, recur)

/** How often a price is paid. A file has it as it was typed, so that it can be imported again. */
export const recurCell: Cell<string> = { toText: recurText, toFile: (value) => value, widthPx: 160 }

/** A price in the currency of its own row, which is never converted. */
export const priceCell: Cell<number> = {
  toText: (value) => String(value),
  render: ({ value, row }) => formatMoney(value, String(valueAt(row, 'currency') ?? storedCurrency())),
  align: 'right',
  widthPx: 110,
}

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
    byId(chosen) ??
    byId(held) ??
    inCurrency(customer?.currency) ??
    inCurrency(storedCurrency()) ??
    monthly[0] ??
    variations[0]
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

type Priced = Pick<components['schemas']['ProductVariation'], 'id' | 'productId' | 'price' | 'currency'>

/** All that there are: one question for all rows of a page. */
const all = { filter: { limit: 1000 } } as const

/** The prices a product is sold at, in place of its own; none for no product. */
export function useOfferedPrices(productId: number | undefined) {
  const { data = [] } = useCall('ProductVariation.find', productId === undefined ? null : all, { silent: true })
  return data.filter((one) => one.productId === productId && one.active !== false)
}

/** What new subscribers pay for a product that has product prices, where that is not its own price; nothing for a price itself. */
function useSoldAt({ productId, id, price, currency }: Partial<Priced> & Omit<Priced, 'productId'>) {
  const isProduct = productId === undefined
  const sold = priceFor(useOfferedPrices(isProduct ? id : undefined), {
    chosen: undefined,
    held: undefined,
    customer: undefined,
  })
  return sold && (sold.price !== price || sold.currency !== currency) ? sold : undefined
}

/** The discounts on a product, also those that do not hold now. */
export function useDiscountsOf(productId: number): readonly Discount[] {
  const { data = [] } = useCall('PriceDiscount.find', all, { silent: true })
  return data.filter((one) => one.productId === productId)
}

function SoldPrice({ row }: { row: Partial<Priced> & Omit<Priced, 'productId'> }) {
  const { id, productId = id, price, currency } = row
  const [now] = useState(() => new Date())
  const own = useDiscountsOf(productId)
  const sold = useSoldAt(row)
  if (sold) {
    const charged = discountedPrice(sold.price, sold.currency, own, now)
    return t('soldAt', { own: formatMoney(price, currency), price: formatMoney(charged, sold.currency) })
  }
  const discount = price > 0 ? holdingDiscount(own, now) : undefined
  if (!discount) return formatMoney(price, currency)
  const full = t('insteadOf', { price: formatMoney(price, currency), discount: discountText(discount) })
  return (
    <span title={full}>
      <s className={styles.full} aria-hidden="true">
        {formatMoney(price, currency)}
      </s>{' '}
      {formatMoney(discountedPrice(price, currency, own, now), currency)}
      <span className="visually-hidden">{full}</span>
    </span>
  )
}

/** What a product or one of its prices is charged at now, beside the price it has without the discount that holds. */
export const soldPriceCell: Cell<number> = {
  ...priceCell,
  // Products and their prices have no other rows.
  render: ({ row }) => <SoldPrice row={row as Priced} />,
}
