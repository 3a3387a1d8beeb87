import type { components } from '@lineboard/contract'
import { discountedPrice, holdingDiscount } from '@lineboard/sdk'
import { useCallback, useState } from 'react'
import { useCall } from '../../data/use-call.ts'
import type { MarkedPage, MarkRow } from '../../resource/marks.ts'
import { formatMoney } from '../../state/numbers.ts'
import chip from '../../ui/chip.module.css'
import { discountText } from './price-choice.ts'
import { t } from './products.messages.ts'

type Priced = Pick<components['schemas']['ProductVariation'], 'id' | 'productId' | 'price' | 'currency'>

/** The product that a price is of; a product's own is its own. */
const productOf = ({ id, productId = id }: Partial<Priced> & { id: number }) => productId

const none: readonly components['schemas']['PriceDiscount'][] = []

/** The discounts on products or prices that hold now, and what is charged with them. */
export function useMarks({ rows }: MarkedPage): MarkRow {
  const [now] = useState(() => new Date())
  // Products and their prices have no other rows.
  const inq = [...new Set((rows as readonly Priced[]).map(productOf))]
  const { data = none } = useCall(
    'PriceDiscount.find',
    inq.length > 0 ? { filter: { where: { productId: { inq } } } } : null,
    { silent: true, revalidateIfStale: false },
  )
  return useCallback(
    (row) => {
      const priced = row as Priced
      const own = data.filter(({ productId }) => productId === productOf(priced))
      const discount = holdingDiscount(own, now)
      if (!discount || priced.price === 0) return null
      const price = formatMoney(discountedPrice(priced.price, priced.currency, own, now), priced.currency)
      return <span className={chip.chip}>{t('nowAt', { price, discount: discountText(discount) })}</span>
    },
    [data, now],
  )
}
