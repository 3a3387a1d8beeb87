import { type DateFormat, dayAt, formatDay as formatCalendarDay } from '@lineboard/sdk'
import { locale } from '../lib/messages.ts'

interface DateSettings {
  dateFormat: DateFormat
  /** IANA name of the time zone that dates and times are shown in. */
  timeZone: string
}

type DateLike = string | number | Date

/** IANA name of the time zone the browser is in. */
export const browserTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

let settings: DateSettings = { dateFormat: 'mm/dd/yyyy', timeZone: browserTimeZone() }

/** Sets how the signed-in person wants dates; everything formatted afterwards follows. */
export function setDateSettings(next: Partial<DateSettings>): void {
  settings = { ...settings, ...next }
  dateTimeFormats.clear()
}

/** IANA name of the time zone that dates and times are shown in. */
export const timeZone = (): string => settings.timeZone

// Building an Intl formatter costs far more than using it, and a list formats hundreds of cells.
const dateTimeFormats = new Map<string, Intl.DateTimeFormat>()
function dateTimeFormat(name: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  let format = dateTimeFormats.get(name)
  if (!format) {
    format = new Intl.DateTimeFormat(locale, { timeZone: settings.timeZone, ...options })
    dateTimeFormats.set(name, format)
  }
  return format
}

/** The date in the chosen one of the six formats, such as 03/14/2026; empty for what is no date. */
export function formatDate(value: DateLike | null | undefined): string {
  const date = toDate(value)
  if (!date) return ''
  return formatCalendarDay(dayAt(date.getTime(), settings.timeZone), settings.dateFormat)
}

/** The time of day, such as 2:05 PM; with `zone` the abbreviation of the time zone follows, with `seconds` the seconds. */
export function formatTime(
  value: DateLike | null | undefined,
  options: { zone?: boolean; seconds?: boolean } = {},
): string {
  const date = toDate(value)
  if (!date) return ''
  const { zone = false, seconds = false } = options
  return dateTimeFormat(`time ${zone} ${seconds}`, {
    hour: 'numeric',
    minute: '2-digit',
    ...(seconds ? { second: '2-digit' } : {}),
    ...(zone ? { timeZoneName: 'short' } : {}),
  }).format(date)
}

/** Date and time of day, such as 03/14/2026 2:05 PM. */
export function formatDateTime(
  value: DateLike | null | undefined,
  options?: { zone?: boolean; seconds?: boolean },
): string {
  return toDate(value) ? `${formatDate(value)} ${formatTime(value, options)}` : ''
}

/** Name of the weekday with the date written out, such as Saturday, March 14. */
export function formatDay(value: DateLike): string {
  const date = toDate(value)
  return date ? dateTimeFormat('day', { weekday: 'long', month: 'long', day: 'numeric' }).format(date) : ''
}

/** The time zone as people know it, such as Europe/Berlin (GMT+1), at the given moment. */
export function formatTimeZone(at: DateLike = Date.now()): string {
  const parts = dateTimeFormat('zone', { timeZoneName: 'shortOffset' }).formatToParts(toDate(at) ?? new Date())
  const offset = parts.find((part) => part.type === 'timeZoneName')?.value
  return offset ? `${settings.timeZone} (${offset})` : settings.timeZone
}

function toDate(value: DateLike | null | undefined): Date | undefined {
  if (value === null || value === undefined || value === '') return undefined
  const date = value instanceof Date ? value : new Date(value)
  return Number.isNaN(date.getTime()) ? undefined : date
}
