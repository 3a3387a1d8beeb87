import type { Cell } from '../column.ts'

/** Name of a row of another list; the column leads there. */
export const nameCell: Cell<string> = { toText: (value) => value, widthPx: 150 }

/** The same where the row itself keeps the name, beside the id in a field of its own. */
export const nameBy = (foreignKey: string): Cell<string> => ({ ...nameCell, names: foreignKey })
