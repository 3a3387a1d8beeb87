import type { Cell } from '../../kit/column.ts'
import { formatNumber } from '../../state/numbers.ts'

const units = ['B', 'kB', 'MB', 'GB'] as const

/** A size in bytes, in the unit that leaves the fewest digits. */
export const sizeCell: Cell<number> = {
  toText(bytes) {
    const power = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), units.length - 1)
    return `${formatNumber(bytes / 1000 ** power, 1)} ${units[power]}`
  },
  align: 'right',
  widthPx: 90,
}
