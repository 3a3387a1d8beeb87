import type { Cell } from '../../resource/column.ts'
import { formatDateTime } from '../../state/dates.ts'
import { t } from './tracking-numbers.messages.ts'

const DAY_MS = 86_400_000

/** Whole days since a time. */
export const daysSince = (at: string, nowMs: number): number =>
  Math.max(0, Math.floor((nowMs - Date.parse(at)) / DAY_MS))

/** When a number was last called, and for how many days it has been idle since; files have the time. */
export const lastCallCell: Cell<string> = {
  toText: (at) => t('idle', { at: formatDateTime(at), days: daysSince(at, Date.now()) }),
  toFile: (at) => at,
  widthPx: 210,
}
