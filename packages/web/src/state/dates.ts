import { presentTimeZone } from '@lineboard/contract/time-zone'
import { type DateFormat, dayAt, formatDay as formatCalendarDay, isShownTwice } from '@lineboard/sdk'
import { browserLanguage } from '../browser/page.ts'
import { locale } from '../lib/messages.ts'
import { type Region, regionOf, type TimeFormat } from '../lib/region.ts'

let known: { language: string; region: Region } | undefined

/** How dates, times and numbers are written for who has chosen nothing: as the browser's language has it. */
export function browserRegion(): Region {
  const language = browserLanguage()
  if (known?.language !== language) known = { language, region: regionOf(language) }
  return known.region
}

interface DateSettings {
  dateFormat: DateFormat
  timeFormat: TimeFormat
  /** IANA name of the time zone that dates and times are shown in. */
  timeZone: string
}

/** A moment, as it is in a row or on a clock. */
export type DateLike = string | number | Date

/** Present IANA name of the time zone the browser is in. */
export const browserTimeZone = () => presentTimeZone(Intl.DateTimeFormat().resolvedOptions().timeZone)

let settings: DateSettings = { ...browserRegion(), timeZone: browserTimeZone() }

/** Sets how the signed-in person wants dates; everything formatted afterwards follows. */
export function setDateSettings(next: Partial<DateSettings>): void {
  const { timeZone: zone = settings.timeZone } = next
  settings = { ...settings, ...next, timeZone: presentTimeZone(zone) }
  dateTimeFormats.clear()
}

/** IANA name of the time zone that dates and times are shown in. */
export const timeZone = (): string => settings.timeZone

// Building an Intl formatter costs far more than using it, and a list formats hundreds of cells.
const dateTimeFormats = new Map<string, Intl.DateTimeFormat>()

/** Writes days as the chosen format does: English has the month first, and the day first abroad. */
const dayLocale = () => (locale.startsWith('en') && settings.dateFormat.startsWith('dd') ? 'en-GB' : locale)

function dateTimeFormat(name: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  let format = dateTimeFormats.get(name)
  if (!format) {
    const hourCycle = settings.timeFormat === '24h' ? 'h23' : 'h12'
    format = new Intl.DateTimeFormat(options.weekday ? dayLocale() : locale, {
      timeZone: settings.timeZone,
      ...(options.hour && { hourCycle }),
      ...options,
    })
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

/** The day of a moment, or a day as text, by the calendar of UTC, which billing goes by. */
export const formatUtcDay = (iso: string): string => formatCalendarDay(iso.slice(0, 10), settings.dateFormat)

/** The time of day, such as 2:05 PM or 14:05, with its offset where clocks show it twice on that day: 1:30 AM GMT-4; with `zone` the abbreviation of the time zone follows, with `seconds` the seconds. */
export function formatTime(
  value: DateLike | null | undefined,
  options: { zone?: boolean; seconds?: boolean } = {},
): string {
  const date = toDate(value)
  if (!date) return ''
  const { zone = false, seconds = false } = options
  const zoneName = zone ? 'short' : isShownTwice(date.getTime(), settings.timeZone) ? 'shortOffset' : undefined
  const format = dateTimeFormat(`time ${zoneName} ${seconds}`, {
    hour: 'numeric',
    minute: '2-digit',
    ...(seconds ? { second: '2-digit' } : {}),
    ...(zoneName && { timeZoneName: zoneName }),
  })
  // Beside Arabic letters the sign of an offset would go behind its number.
  return format.format(date).replace(/(?<=[ء-ي])[+-].+/, '\u2066$&\u2069')
}

/** An hour of the day, 0 to 23, of no day and no time zone, such as 3 PM or 15:00. */
export const formatHour = (hour: number): string =>
  dateTimeFormat('hour', {
    hour: 'numeric',
    ...(settings.timeFormat === '24h' && { minute: '2-digit' }),
    timeZone: 'UTC',
  }).format(Date.UTC(2000, 0, 1, hour))

/** A text that begins with an hour as servers call it, such as 3 PM or 1 AM GMT-4, with the hour as `formatHour` writes it. */
export const inTimeFormat = (text: string): string =>
  text.replace(/^(\d{1,2}) ([AP])M\b/, (_, hour: string, half: string) =>
    formatHour((Number(hour) % 12) + (half === 'P' ? 12 : 0)),
  )

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

/** Weekday and date in short, such as Sat, Mar 14. */
export const formatShortDay = (value: DateLike): string =>
  dateTimeFormat('short day', { weekday: 'short', month: 'short', day: 'numeric' }).format(toDate(value))

/** The moment; undefined for none, and for what is no date. */
export function toDate(value: DateLike | null | undefined): Date | undefined {
  if (value === null || value === undefined || value === '') return undefined
  const date = value instanceof Date ? value : new Date(value)
  return Number.isNaN(date.getTime()) ? undefined : date
}
