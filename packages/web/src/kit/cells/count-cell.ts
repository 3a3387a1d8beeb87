import { formatNumber } from '../../state/numbers.ts'
import type { Cell } from '../column.ts'

/** How many there are in a list. */
export const countCell: Cell<readonly unknown[]> = {
  toText: ({ length }) => formatNumber(length),
  align: 'right',
  widthPx: 90,
}
