import { formatMoney } from '../../lib/format.ts'
import type { Cell } from '../column.ts'

/** An amount in USD, in which all amounts are stored. */
export const moneyCell: Cell<number> = {
  toText: (value) => formatMoney(value),
  toFile: (value) => value,
  align: 'right',
  widthPx: 120,
}
