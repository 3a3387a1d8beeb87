import { t } from '../../parts/wallet/wallet.messages.ts'
import { formatMoney } from '../../state/numbers.ts'
import type { Cell } from '../column.ts'
import { valueAt } from '../rows/value-at.ts'

/** A price that is subscribed to, with its name: what one of it costs by the list, without a discount, in the currency of the price. */
export const subscribedPriceCell: Cell<string> = {
  toText(name, row) {
    const price = row && valueAt(row, 'ProductVariation.price')
    const currency = row && valueAt(row, 'ProductVariation.currency')
    if (typeof price !== 'number' || typeof currency !== 'string') return name
    return t('subscribedPrice', { name, price: formatMoney(price, currency) })
  },
  widthPx: 170,
}
