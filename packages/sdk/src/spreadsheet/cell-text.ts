/** How the number of a cell is shown. */
export type NumberKind = 'number' | 'percent' | 'date' | 'time' | 'moment' | 'duration'

const pad = (value: number, digits = 2): string => String(value).padStart(digits, '0')

/** Digits of a number that spreadsheet programs keep; beyond these is what computing left over. */
const KEPT_DIGITS = 15

/** Digits without a power of ten: 1.5E3 as 1500. */
function withoutPower(text: string): string {
  const [, sign = '', whole = '', decimals = '', power = ''] = /^(-?)(\d+)(?:\.(\d+))?e([+-]?\d+)$/i.exec(text) ?? []
  if (power === '') return text
  const [digits, point] = [whole + decimals, whole.length + Number(power)]
  if (point <= 0) return `${sign}0.${'0'.repeat(-point)}${digits}`
  return point >= digits.length
    ? sign + digits.padEnd(point, '0')
    : `${sign}${digits.slice(0, point)}.${digits.slice(point)}`
}

/** A number as plain decimals. One with three of them has a zero more: 1.234 could be a thousand and more. */
export function plainNumberText(value: number): string {
  const text = withoutPower(
    Number.isSafeInteger(value) ? String(value) : String(Number(value.toPrecision(KEPT_DIGITS))),
  )
  return /^-?[1-9]\d{0,2}\.\d{3}$/.test(text) ? `${text}0` : text
}

/** A number with the zeros before it that its format shows, such as those of a postcode. */
export const paddedText = (value: number, format: string): string =>
  /^0{2,}$/.test(format) && Number.isSafeInteger(value) && value >= 0
    ? pad(value, format.length)
    : plainNumberText(value)

const DAY_S = 86_400

/** Hours, minutes and seconds of a count of seconds. */
const clock = (seconds: number): string =>
  [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60].map((part) => pad(part)).join(':')

// Day 60 of Excel is February 29, 1900, which there was none of: days before it count from a day later.
const FALSE_LEAP_DAY = 60
const EPOCH = { 1900: Date.UTC(1899, 11, 30), 1904: Date.UTC(1904, 0, 1) } as const

/** The text of a number that stands for a time: days since the beginning of 1900 or 1904. */
export function serialText(value: number, kind: 'date' | 'time' | 'moment' | 'duration', is1904: boolean): string {
  const seconds = Math.round(value * DAY_S)
  if (kind === 'duration') return (seconds < 0 ? '-' : '') + clock(Math.abs(seconds))
  const day = Math.floor(seconds / DAY_S)
  const ofDay = clock(seconds - day * DAY_S)
  if (kind === 'time' || value < 0) return value < 0 ? plainNumberText(value) : ofDay
  const shifted = !is1904 && day < FALSE_LEAP_DAY ? day + 1 : day
  const moment = new Date(EPOCH[is1904 ? 1904 : 1900] + shifted * DAY_S * 1000)
  // Beyond the year 9999 it is no date, whatever its format.
  if (Number.isNaN(moment.getTime()) || moment.getUTCFullYear() > 9999) return plainNumberText(value)
  const date = moment.toISOString().slice(0, 10)
  return kind === 'date' || ofDay === '00:00:00' ? date : `${date}T${ofDay}`
}

// Formats that workbooks have without writing them (ECMA-376, 18.8.30); 27 to 36 and 50 to 58 are dates of East Asia.
const builtIn = new Map<number, NumberKind>([
  ...[14, 15, 16, 17, 27, 28, 29, 30, 31, 34, 35, 36, 50, 51, 52, 53, 54, 57, 58].map((id) => [id, 'date'] as const),
  ...[18, 19, 20, 21, 32, 33, 45, 47, 55, 56].map((id) => [id, 'time'] as const),
  ...[9, 10].map((id) => [id, 'percent'] as const),
  [22, 'moment'],
  [46, 'duration'],
])

/** What a number format shows. */
export function kindOfFormat(id: number, format: string | undefined): NumberKind {
  if (format === undefined) return builtIn.get(id) ?? 'number'
  // The first of several parts is that of positive numbers; quoted and escaped letters are shown as they are.
  const shown = format.replaceAll(/"[^"]*"|\\.|[_*]./g, '').split(';')[0] ?? ''
  if (/\[(h+|m+|s+)\]/i.test(shown)) return 'duration'
  const bare = shown.replaceAll(/\[[^\]]*\]/g, '')
  if (/general|standard/i.test(bare)) return 'number'
  const [hasDay, hasTime] = [/[yd]|m{3,}/i.test(bare), /[hs]/i.test(bare)]
  if (hasDay) return hasTime ? 'moment' : 'date'
  if (hasTime) return 'time'
  return bare.includes('%') ? 'percent' : 'number'
}
