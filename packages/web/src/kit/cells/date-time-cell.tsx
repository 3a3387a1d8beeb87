import type { Language } from '../../lib/languages.ts'
import { language } from '../../lib/messages.ts'
import { formatDateTime } from '../../state/dates.ts'
import type { Cell } from '../column.ts'

const wider: Partial<Record<Language, number>> = { es: 180, ar: 200 }

/** Room for a date and a time of day, in pixels: Spanish says `p. m.` for `PM`, and days with their count are long in Arabic. */
export const dateTimeWidthPx = (of: Language): number => wider[of] ?? 166

/** Date and time of day in the person's time zone. */
export const dateTimeCell: Cell<string> = {
  toText: (value) => formatDateTime(value),
  toFile: (value) => value,
  widthPx: dateTimeWidthPx(language),
}
