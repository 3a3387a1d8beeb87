import type { components } from '@lineboard/contract'
import { discountedPrice, holdingDiscount } from '@lineboard/sdk'
import { useState } from 'react'
import { useCall } from '../../data/use-call.ts'
import type { Cell } from '../../kit/column.ts'
import { formatMoney } from '../../state/numbers.ts'
import { priceCell } from './price-cell.ts'
import { discountText } from './price-choice.ts'
import { t } from './products.messages.ts'
import styles from './sold-price-cell.module.css'

type Priced = Pick<components['schemas']['ProductVariation'], 'id' | 'productId' | 'price' | 'currency'>

/** All discounts there are: one question for all rows of a page. */
const all = { filter: { limit: 1000 } } as const

function SoldPrice({ row }: { row: Partial<Priced> & Omit<Priced, 'productId'> }) {
  const { id, productId = id, price, currency } = row
  const [now] = useState(() => new Date())
  const { data = [] } = useCall('PriceDiscount.find', all, { silent: true, revalidateIfStale: false })
  const own = data.filter((one) => one.productId === productId)
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
