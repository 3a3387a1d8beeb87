import { maskKey } from '../../lib/mask.ts'
import type { Cell } from '../column.ts'

/** A key that only tells which one it is; copies and exports hold no more than that. */
export const maskedCell: Cell<string> = { toText: maskKey, widthPx: 150 }
