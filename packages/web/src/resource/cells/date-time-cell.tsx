import { formatDate, formatDateTime } from '../../lib/format.ts'
import type { Cell } from '../column.ts'

/** Date and time of day in the person's time zone. */
export const dateTimeCell: Cell<string> = { toText: (value) => formatDateTime(value), widthPx: 165 }

/** The day of a date and time, where the time of day says nothing. */
export const dateCell: Cell<string> = { toText: (value) => formatDate(value), widthPx: 110 }
