import type { Cell } from '../../resource/column.ts'
import { whereShown } from './where-shown.ts'

/** The list or report a view is of, by its name in words. */
export const shownCell: Cell<string> = { toText: (value) => whereShown(value)?.title ?? value, widthPx: 160 }
