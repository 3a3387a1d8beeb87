import { formatNumber } from '../../state/numbers.ts'
import type { Cell } from '../column.ts'

/** A quantity: thousands separated, digits under digits. */
export const numberCell: Cell<number> = {
  toText: (value) => formatNumber(value),
  toFile: (value) => value,
  align: 'right',
  widthPx: 100,
}
