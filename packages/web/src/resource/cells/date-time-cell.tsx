import { formatDateTime } from '../../state/dates.ts'
import type { Cell } from '../column.ts'

/** Date and time of day in the person's time zone. */
export const dateTimeCell: Cell<string> = {
  toText: (value) => formatDateTime(value),
  toFile: (value) => value,
  widthPx: 166,
}
