import type { components } from '@lineboard/contract'
import { discountedPrice, holdingDiscount } from '@lineboard/sdk'
import { useState } from 'react'
import { useCall } from '../../data/use-call.ts'
import { formatMoney } from '../../state/numbers.ts'
import type { MarksProps } from '../../resource/marks.ts'
import chip from '../../ui/chip.module.css'
import { discountText } from './price-choice.ts'
import { t } from './products.messages.ts'

type Priced = Pick<components['schemas']['ProductVariation'], 'id' | 'productId' | 'price' | 'currency'>

/** The product that a price is of; a product's own is its own. */
const productOf = ({ id, productId = id }: Partial<Priced> & { id: number }) => productId

/** The discount on a product or price that holds now, and what is charged with it. */
export function Marks({ row, rows }: MarksProps) {
  // Products and their prices have no other rows.
  const [priced, all] = [row as Priced, rows as readonly Priced[]]
  const [now] = useState(() => new Date())
  const inq = [...new Set(all.map(productOf))]
  const { data = [] } = useCall(
    'PriceDiscount.find',
    inq.length > 0 ? { filter: { where: { productId: { inq } } } } : null,
    {
      silent: true,
      revalidateIfStale: false,
    },
  )
  const own = data.filter(({ productId }) => productId === productOf(priced))
  const discount = holdingDiscount(own, now)
  if (!discount || priced.price === 0) return null
  const price = formatMoney(discountedPrice(priced.price, priced.currency, own, now), priced.currency)
  return <span className={chip.chip}>{t('nowAt', { price, discount: discountText(discount) })}</span>
}
