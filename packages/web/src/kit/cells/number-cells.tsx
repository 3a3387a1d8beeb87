import { formatDuration } from '../../lib/format-duration.ts'
import type { Language } from '../../lib/languages.ts'
import { language } from '../../lib/messages.ts'
import { formatDateTime } from '../../state/dates.ts'
import { formatNumber } from '../../state/numbers.ts'
import type { Cell } from '../column.ts'

/** A quantity: thousands separated, digits under digits. */
export const numberCell: Cell<number> = {
  toText: (value) => formatNumber(value),
  toFile: (value) => value,
  fileKind: 'count',
  align: 'right',
  widthPx: 100,
}

/** How many there are in a list. */
export const countCell: Cell<readonly unknown[]> = {
  toText: ({ length }) => formatNumber(length),
  toFile: ({ length }) => length,
  fileKind: 'count',
  align: 'right',
  widthPx: 90,
}

/** Seconds as minutes and seconds, hours where there are any. */
export const durationCell: Cell<number> = {
  toText: (value) => formatDuration(value),
  toFile: (value) => value,
  // Seconds without a unit would be taken for minutes.
  ofFilter: (typed) => (/^\d+$/.test(typed.trim()) ? formatDuration(Number(typed)) : undefined),
  fileUnit: 's',
  fileKind: 'count',
  align: 'right',
  widthPx: 100,
}

const wider: Partial<Record<Language, number>> = { es: 180, ar: 200 }

/** Room for a date and a time of day, in pixels: Spanish says `p. m.` for `PM`, and days with their count are long in Arabic. */
export const dateTimeWidthPx = (of: Language): number => wider[of] ?? 166

/** Date and time of day in the person's time zone. */
export const dateTimeCell: Cell<string> = {
  toText: (value) => formatDateTime(value),
  toFile: (value) => value,
  widthPx: dateTimeWidthPx(language),
}
