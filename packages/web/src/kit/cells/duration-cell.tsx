import { formatDuration } from '../../lib/format.ts'
import type { Cell } from '../column.ts'

/** Seconds as minutes and seconds, hours where there are any. */
export const durationCell: Cell<number> = {
  toText: (value) => formatDuration(value),
  toFile: (value) => value,
  align: 'right',
  widthPx: 100,
}
