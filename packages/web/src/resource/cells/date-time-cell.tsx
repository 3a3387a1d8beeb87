import { language, locale } from '../../lib/messages.ts'
import { formatDateTime } from '../../state/dates.ts'
import type { Cell } from '../column.ts'

const ENGLISH_PX = 166
/** Width of a letter or a sign of a time, in pixels. */
const SIGN_PX = 7

/**
 * Room for a date and a time of day, in pixels: `p. m.` of another language takes more of it than `PM`.
 * @param tag of the language, as BCP 47 has it
 */
export function dateTimeWidthPx(tag: string): number {
  const parts = new Intl.DateTimeFormat(tag, { hour: 'numeric', hour12: true }).formatToParts(0)
  const half = parts.find(({ type }) => type === 'dayPeriod')?.value ?? ''
  return ENGLISH_PX + Math.max(0, half.length - 'PM'.length) * SIGN_PX
}

/** Date and time of day in the person's time zone. */
export const dateTimeCell: Cell<string> = {
  toText: (value) => formatDateTime(value),
  toFile: (value) => value,
  widthPx: language === 'en' ? ENGLISH_PX : dateTimeWidthPx(locale),
}
