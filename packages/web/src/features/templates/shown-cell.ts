import type { Cell } from '../../kit/column.ts'
import { nameOfShown } from './where-shown.ts'

/** The list or report a view is of, by its name in words. */
export const shownCell: Cell<string> = { toText: nameOfShown, widthPx: 160 }
