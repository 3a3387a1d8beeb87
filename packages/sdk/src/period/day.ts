import { DAY_MS } from '@lineboard/contract/durations'

/** A day of the calendar, as `yyyy-mm-dd`, in no time zone. Days compare as text. */
export type Day = string

// Years in which time zones can be reckoned, with room on either side for the days before and after.
const DAY = /^(19|2\d)\d\d-\d\d-\d\d$/

const toUtcMs = (day: Day) => Date.parse(`${day}T00:00:00Z`)

const fromUtcMs = (ms: number): Day => new Date(ms).toISOString().slice(0, 10)

/** Whether the text is a day of the calendar, of the form yyyy-mm-dd, in the years 1900 to 2999. */
export const isDay = (text: string): boolean =>
  DAY.test(text) && !Number.isNaN(toUtcMs(text)) && fromUtcMs(toUtcMs(text)) === text

/** Whether the text is a month of those years, of the form yyyy-mm. */
export const isMonth = (text: string): boolean => isDay(`${text}-01`)

/** The day a text starts with. Throws a RangeError for what is no day of the calendar. */
export function toDay(text: string): Day {
  const day = text.slice(0, 10)
  if (isDay(day)) return day
  throw new RangeError(`${JSON.stringify(text)} is no day of the form yyyy-mm-dd`)
}

/** The day so many days later; earlier for a negative number. */
export const addDays = (day: Day, days: number): Day => fromUtcMs(toUtcMs(day) + days * DAY_MS)

/** Days from one day to the other. */
export const daysBetween = (from: Day, to: Day): number => (toUtcMs(to) - toUtcMs(from)) / DAY_MS

/** Day of the week, 0 for Sunday. */
export const weekdayOf = (day: Day): number => new Date(toUtcMs(day)).getUTCDay()

/** First day of the week the day is in. */
export const startOfWeek = (day: Day, weekStart: 0 | 1): Day => addDays(day, -((weekdayOf(day) - weekStart + 7) % 7))

/** First day of the month the day is in. */
export const startOfMonth = (day: Day): Day => `${day.slice(0, 8)}01`

/** Last day of the month the day is in. */
export const endOfMonth = (day: Day): Day => addDays(addMonths(startOfMonth(day), 1), -1)

/** The same day of the month so many months later, or the last one of a month that is shorter. */
export function addMonths(day: Day, months: number): Day {
  const first = new Date(toUtcMs(startOfMonth(day)))
  first.setUTCMonth(first.getUTCMonth() + months + 1, 0)
  const last = fromUtcMs(first.getTime())
  const same = `${last.slice(0, 8)}${day.slice(8)}`
  return same < last ? same : last
}

/** The ways a date can be written; the first is the default. */
export const dateFormats = [
  'mm/dd/yyyy',
  'mm-dd-yyyy',
  'dd/mm/yyyy',
  'dd-mm-yyyy',
  'yyyy/mm/dd',
  'yyyy-mm-dd',
  'dd.mm.yyyy',
] as const

export type DateFormat = (typeof dateFormats)[number]

/** A day written in one of the six date formats. */
export function formatDay(day: Day, format: DateFormat = 'mm/dd/yyyy'): string {
  const [year = '', month = '', date = ''] = day.split('-')
  return format.replace('yyyy', year).replace('mm', month).replace('dd', date)
}

const INSTANT = /^\d{4}-\d\d-\d\dT.*(Z|[+-]\d\d:\d\d)$/

/** Whether a value is a moment as APIs write it, with its zone: `2026-03-11T20:30:00.000Z`. What says no zone is a time on somebody's clock. */
export const isInstant = (value: unknown): value is string =>
  typeof value === 'string' && INSTANT.test(value) && Number.isFinite(Date.parse(value))
