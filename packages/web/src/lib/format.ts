import { type DateFormat, dayAt, formatMoney as formatAmount, formatDay as formatCalendarDay } from '@lineboard/sdk'
import { locale } from './messages.ts'

export interface FormatSettings {
  dateFormat: DateFormat
  /** IANA name of the time zone that dates and times are shown in. */
  timeZone: string
}

type DateLike = string | number | Date

/** IANA name of the time zone the browser is in. */
export const browserTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

let settings: FormatSettings = { dateFormat: 'mm/dd/yyyy', timeZone: browserTimeZone() }

/** Sets how the signed-in person wants dates; everything formatted afterwards follows. */
export function setFormatSettings(next: Partial<FormatSettings>): void {
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

const numberFormats = new Map<number, Intl.NumberFormat>()
/** A number with thousands separated and at most `digits` decimals. */
export function formatNumber(value: number | null | undefined, digits = 2): string {
  if (value === null || value === undefined || Number.isNaN(value)) return ''
  let format = numberFormats.get(digits)
  if (!format) {
    format = new Intl.NumberFormat(locale, { maximumFractionDigits: digits })
    numberFormats.set(digits, format)
  }
  return format.format(value)
}

/** A share of 1 in per cent, such as 12.5%. */
export const formatPercent = (share: number, digits = 0): string => `${formatNumber(share * 100, digits)}%`

/** An amount of money in `currency`, such as -$1,234.50. */
export const formatMoney = (amount: number, currency = 'USD'): string => formatAmount(amount, currency)

/** Seconds as m:ss, or h:mm:ss from an hour on. */
export function formatDuration(totalSeconds: number | null | undefined): string {
  if (totalSeconds === null || totalSeconds === undefined || Number.isNaN(totalSeconds)) return ''
  const whole = Math.max(0, Math.round(totalSeconds))
  const two = (value: number) => String(value).padStart(2, '0')
  const [hours, minutes, seconds] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`
}

function toDate(value: DateLike | null | undefined): Date | undefined {
  if (value === null || value === undefined || value === '') return undefined
  const date = value instanceof Date ? value : new Date(value)
  return Number.isNaN(date.getTime()) ? undefined : date
}
