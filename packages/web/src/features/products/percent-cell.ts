import { formatNumber } from '../../lib/format.ts'
import type { Cell } from '../../resource/column.ts'

/** A share in percent. */
export const percentCell: Cell<number> = { toText: (value) => `${formatNumber(value)} %`, align: 'right', widthPx: 110 }
