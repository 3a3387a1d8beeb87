import { DAY_MS } from '@lineboard/contract/durations'
import { grown } from './typed-arrays.ts'

/** What stands between the digits of a moment as it is stored: 2026-01-31T12:30:00.000Z. */
const marks = [...'    -  -  T  :  :  .   Z'].flatMap((mark, at) =>
  mark === ' ' ? [] : [{ at, code: mark.charCodeAt(0) }],
)
const LENGTH = 24

function digits(text: string, from: number, to: number): number {
  let value = 0
  for (let at = from; at < to; at++) {
    const digit = text.charCodeAt(at) - 48
    if (digit < 0 || digit > 9) return Number.NaN
    value = value * 10 + digit
  }
  return value
}

let knownDay = ''
let knownDayMs = 0
let [knownText, knownMs] = ['', 0]

/**
 * Milliseconds since 1970 of a moment in the form the store keeps; undefined for other text, and for a moment that there is none of.
 * Rows near each other are mostly of one day: the day is looked up once, which makes this several times as fast as `Date.parse`.
 */
export function isoMs(text: string): number | undefined {
  if (text === knownText) return knownMs
  if (text.length !== LENGTH) return undefined
  for (let each = 0; each < marks.length; each++) {
    const mark = marks[each]
    if (mark && text.charCodeAt(mark.at) !== mark.code) return undefined
  }
  if (!text.startsWith(knownDay) || knownDay === '') {
    const dayMs = Date.parse(text.slice(0, 10))
    if (Number.isNaN(dayMs) || !new Date(dayMs).toISOString().startsWith(text.slice(0, 10))) return undefined
    knownDay = text.slice(0, 10)
    knownDayMs = dayMs
  }
  const hour = digits(text, 11, 13)
  const minute = digits(text, 14, 16)
  const second = digits(text, 17, 19)
  const ms = digits(text, 20, 23)
  if (!(hour < 24 && minute < 60 && second < 60 && ms < 1000)) return undefined
  knownText = text
  knownMs = knownDayMs + ((hour * 60 + minute) * 60 + second) * 1000 + ms
  return knownMs
}

/** The text of a moment, into which the digits are written: that takes a third of the time of a `Date`. */
const written = Buffer.from('1970-01-01T00:00:00.000Z', 'latin1')
let writtenDay = 0

function write(value: number, at: number): void {
  written[at] = 48 + Math.floor(value / 10)
  written[at + 1] = 48 + (value % 10)
}

/** A moment in milliseconds since 1970 as the store keeps it: the other way round than `isoMs`. */
export function momentText(ms: number): string {
  const day = Math.floor(ms / DAY_MS)
  if (day !== writtenDay) written.write(new Date(day * DAY_MS).toISOString(), 'latin1')
  writtenDay = day
  const ofDay = ms - day * DAY_MS
  const second = Math.floor(ofDay / 1000)
  write(Math.floor(second / 3600), 11)
  write(Math.floor(second / 60) % 60, 14)
  write(second % 60, 17)
  const thousandths = ofDay - second * 1000
  written[20] = 48 + Math.floor(thousandths / 100)
  write(thousandths % 100, 21)
  return written.toString('latin1')
}

/** A value as the number it compares like: itself, a moment in milliseconds since 1970, NaN where there is none; undefined for others. */
export function asNumber(value: unknown): number | undefined {
  if (value == null) return Number.NaN
  if (typeof value === 'number') return Number.isNaN(value) ? undefined : value
  return typeof value === 'string' ? isoMs(value) : undefined
}

/** The values of one field of numbers or moments by slot, NaN where there is none. */
export class NumberColumn {
  numbers: Float64Array
  /** Whether every value ever set is a number, or every one a moment: only then do the numbers compare as the values do. */
  isFaithful = true
  /** What `typeof` says of the values; undefined where there are none. */
  type: string | undefined
  private isShared = false

  constructor(slots: number) {
    this.numbers = new Float64Array(slots).fill(Number.NaN)
  }

  /** Answers whether the number stands for the value. */
  set(slot: number, value: unknown): boolean {
    const number = asNumber(value)
    if (value != null) this.type ??= typeof value
    const isOne = number !== undefined && (value == null || typeof value === this.type)
    if (!isOne) this.isFaithful = false
    this.put(slot, number ?? Number.NaN)
    return isOne
  }

  /** Sets a number that stands for a value of the column's type. */
  put(slot: number, number: number): void {
    if (this.isShared) this.numbers = this.numbers.slice()
    this.isShared = false
    const room = this.numbers.length
    this.numbers = grown(this.numbers, slot + 1)
    if (slot >= room) this.numbers.fill(Number.NaN, room)
    this.numbers[slot] = number
  }

  /** A twin that shares the numbers until one of the two changes. */
  fork(): NumberColumn {
    const twin = new NumberColumn(0)
    Object.assign(twin, { numbers: this.numbers, isFaithful: this.isFaithful, type: this.type, isShared: true })
    this.isShared = true
    return twin
  }
}
