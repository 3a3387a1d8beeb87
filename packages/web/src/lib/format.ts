import { formatMoney as formatAmount } from '@lineboard/sdk'
import { locale } from './messages.ts'

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

/** A phone number in groups where its plan is simple; others stay in E.164, which every reader can dial. */
export function formatPhone(number: string | null | undefined): string {
  if (!number) return ''
  const northAmerican = /^\+?1?([2-9]\d{2})(\d{3})(\d{4})$/.exec(number)
  if (northAmerican) return `+1 ${northAmerican[1]}-${northAmerican[2]}-${northAmerican[3]}`
  const london = /^\+44(20)(\d{4})(\d{4})$/.exec(number)
  return london ? `+44 ${london[1]} ${london[2]} ${london[3]}` : number
}

/** A name as people read it: where it is a phone number as the wire has it, in groups. */
export const readableName = (name: string): string => (name.startsWith('+') ? formatPhone(name) : name)
