import type { Cell } from '../../kit/column.ts'
import { valueAt } from '../../kit/value-at.ts'
import { formatMoney } from '../../state/numbers.ts'

/** A price in the currency of its own row, which is never converted. */
export const priceCell: Cell<number> = {
  toText: (value) => String(value),
  render: ({ value, row }) => formatMoney(value, String(valueAt(row, 'currency') ?? 'USD')),
  align: 'right',
  widthPx: 110,
}
