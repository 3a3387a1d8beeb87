import type { Cell } from '../column.ts'

/** Text as it is, cut with an ellipsis where it is too long. */
export const textCell: Cell<string> = { toText: (value) => value, widthPx: 160 }
