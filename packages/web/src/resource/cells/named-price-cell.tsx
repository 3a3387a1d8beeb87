import { t } from '../../parts/wallet/wallet.messages.ts'
import { formatMoney } from '../../state/numbers.ts'
import type { Cell } from '../column.ts'
import { valueAt } from '../rows/value-at.ts'

/**
 * The name of a price with what it is, by the list: without a discount, in its own currency.
 * @param relation the embedded row that the name is of, with `price` and `currency`; a server may leave those out
 */
export const namedPriceCell = (relation: string): Cell<string> => ({
  toText(name, row) {
    const price = row && valueAt(row, `${relation}.price`)
    const currency = row && valueAt(row, `${relation}.currency`)
    if (typeof price !== 'number' || typeof currency !== 'string') return name
    return t('namedPrice', { name, price: formatMoney(price, currency) })
  },
  widthPx: 170,
})
