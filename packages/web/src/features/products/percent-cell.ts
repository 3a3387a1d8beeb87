import type { Cell } from '../../kit/column.ts'
import { formatNumber } from '../../state/numbers.ts'

/** A share in percent. */
export const percentCell: Cell<number> = { toText: (value) => `${formatNumber(value)} %`, align: 'right', widthPx: 110 }
