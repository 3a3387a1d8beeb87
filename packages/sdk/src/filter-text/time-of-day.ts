import { offsetName } from '../period/clock-stretches.ts'
import { addDays, type Day, weekdayOf } from '../period/day.ts'

/** An hour, or a minute, of the day. */
export interface TimeOfDay {
  /** 0 to 23. */
  hour: number
  /** 0 to 59; undefined for the whole hour. */
  minute: number | undefined
  /** Minutes clocks are ahead of UTC, where the text says so: `1 AM GMT-4`, for one of both hours where clocks go back. */
  aheadMinutes?: number
}

const twelveHours = /^(1[0-2]|0?[1-9])(?::([0-5]\d))?\s*([ap])\.?m\.?$/i
const withOffset = /^(.+?)\s+(?:GMT|UTC)(?:([+-])(1[0-4]|0?\d)(?::?([0-5]\d))?)?$/i
const twentyFourHours = /^([01]?\d|2[0-3]):([0-5]\d)$/

/** Time a text stands for: `3 PM`, `3:15pm`, `15:30`, `1 AM GMT-4`; undefined for anything else. */
export function parseTimeOfDay(text: string): TimeOfDay | undefined {
  const [, time, sign, hours = 0, minutes = 0] = withOffset.exec(text) ?? []
  if (!time) return parseClock(text)
  const clock = parseClock(time)
  return clock && { ...clock, aheadMinutes: (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) || 0 }
}

function parseClock(text: string): TimeOfDay | undefined {
  const [, hour12, minute12, half] = twelveHours.exec(text) ?? []
  if (hour12 && half) {
    const hour = (Number(hour12) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
    return { hour, minute: minute12 === undefined ? undefined : Number(minute12) }
  }
  const [, hour, minute] = twentyFourHours.exec(text) ?? []
  return hour && minute ? { hour: Number(hour), minute: Number(minute) } : undefined
}

/** The shortest text that parseTimeOfDay() reads as this time: `3 PM`, `15:30`, `1 AM GMT-4`. */
export function formatTimeOfDay({ hour, minute, aheadMinutes }: TimeOfDay): string {
  if (aheadMinutes !== undefined) return `${formatTimeOfDay({ hour, minute })} ${offsetName(aheadMinutes)}`
  if (minute !== undefined) return `${hour}:${String(minute).padStart(2, '0')}`
  return `${hour % 12 || 12} ${hour < 12 ? 'AM' : 'PM'}`
}

const two = (value: number) => String(value).padStart(2, '0')
const clock = (minutes: number) => `${two(Math.floor(minutes / 60) % 24)}:${two(minutes % 60)}`

/**
 * Starts of the UTC clock times of an hour or minute, as `T20:` or `T20:30:` in a timestamp. Clocks are so many minutes
 * ahead of UTC; where that is no whole hour, an hour is made of several stretches: `T09:3`, …, `T10:2`.
 */
export function utcTimePrefixes({ hour, minute }: TimeOfDay, offsetMinutes: number): string[] {
  const shifted = hour * 60 + (minute ?? 0) - offsetMinutes
  const start = ((shifted % 1440) + 1440) % 1440
  if (minute !== undefined) return [`T${clock(start)}:`]
  if (start % 60 === 0) return [`T${clock(start).slice(0, 3)}`]
  const prefixes: string[] = []
  for (let at = start; at < start + 60; ) {
    const isWholeTen = at % 10 === 0 && at + 10 <= start + 60
    prefixes.push(isWholeTen ? `T${clock(at).slice(0, 4)}` : `T${clock(at)}:`)
    at += isWholeTen ? 10 : 1
  }
  return prefixes
}

// Hours, minutes and seconds between colons, or each with its letter: 1:02:03, 1:30, 1h 5m, 2 min, 90.
const CLOCK = /^(?:(\d+):)?(\d{1,3}):([0-5]?\d)$/
const WORDS = /^(?:(\d+)\s*h[a-z]*)?\s*(?:(\d+)\s*m[a-z]*)?\s*(?:(\d+)\s*s[a-z]*)?$/i
const SECONDS = /^\d+$/

/** Seconds of a duration as people write it: `1:30`, `90`, `2m`, `1h 5m`. Undefined for what is none. */
export function readDuration(text: string): number | undefined {
  const typed = text.trim()
  if (SECONDS.test(typed)) return safe(Number(typed))
  const parts = typed === '' ? null : (CLOCK.exec(typed) ?? WORDS.exec(typed))
  if (!parts) return undefined
  const [hours = 0, minutes = 0, seconds = 0] = parts.slice(1).map((part = '0') => Number(part))
  return safe(hours * 3600 + minutes * 60 + seconds)
}

const safe = (seconds: number) => (Number.isSafeInteger(seconds) ? seconds : undefined)

const names = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const

/** Day of the week that a text names, 0 for Sunday: `Monday`, `mondays`; undefined for anything else. */
export function parseWeekday(text: string): number | undefined {
  const at = names.findIndex((name) => [name, `${name}s`].includes(text.trim().toLowerCase()))
  return at < 0 ? undefined : at
}

/** The text that parseWeekday() reads as this day of the week, 0 for Sunday: `Monday`. */
export function formatWeekday(weekday: number): string {
  const name = names[weekday]
  if (!name) throw new RangeError(`${weekday} is no day of the week: 0 is Sunday, 6 Saturday`)
  return `${name[0]?.toUpperCase()}${name.slice(1)}`
}

/** The days of a day of the week between two days, both included. */
export function weekdaysIn(weekday: number, first: Day, last: Day): Day[] {
  const days: Day[] = []
  for (let day = addDays(first, (weekday - weekdayOf(first) + 7) % 7); day <= last; day = addDays(day, 7))
    days.push(day)
  return days
}
