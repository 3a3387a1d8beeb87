import type { Cell } from '../column.ts'

/** A number that names something, such as a port or an id: digits as they are, not a quantity. */
export const codeCell: Cell<number> = {
  toText: (value) => String(value),
  toFile: (value) => value,
  align: 'right',
  widthPx: 80,
}
