import { DAY_MS, MINUTE_MS } from '@lineboard/contract/durations'
import { addDays, type Day } from './day.ts'

// Building an Intl formatter costs a hundred times more than using it.
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
  formats.set(timeZone, format)
  return format
}

/** What clocks of the time zone show at an instant, as if it were UTC, in milliseconds. */
function readClockMs(instantMs: number, timeZone: string): number {
  const parts: Record<string, number> = {}
  for (const { type, value } of formatOf(timeZone).formatToParts(instantMs)) parts[type] = Number(value)
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts
  return Date.UTC(year, month - 1, day, hour, minute, second) + (((instantMs % 1000) + 1000) % 1000)
}

// Formatting an instant takes microseconds, and a filter or report asks for thousands. Within a quarter of an hour no clocks have
// changed since the last time zone left its odd seconds behind, in 1972.
const QUARTER_MS = 15 * 60 * 1000
const EVEN_SINCE_MS = Date.UTC(1973, 0)
const MOST_OFFSETS = 20_000
const offsets = new Map<string, Map<number, number>>()

function offsetsOf(timeZone: string): Map<number, number> {
  const known = offsets.get(timeZone)
  if (known && known.size < MOST_OFFSETS) return known
  const fresh = new Map<number, number>()
  offsets.set(timeZone, fresh)
  return fresh
}

/** Milliseconds clocks of the time zone are ahead of UTC at an instant; negative west of it. */
export function offsetMs(instantMs: number, timeZone: string): number {
  if (!(instantMs >= EVEN_SINCE_MS)) return readClockMs(instantMs, timeZone) - instantMs
  const kept = offsetsOf(timeZone)
  const quarter = Math.floor(instantMs / QUARTER_MS)
  const known = kept.get(quarter)
  if (known !== undefined) return known
  const offset = readClockMs(instantMs, timeZone) - instantMs
  kept.set(quarter, offset)
  return offset
}

const clockMs = (instantMs: number, timeZone: string): number => instantMs + offsetMs(instantMs, timeZone)

/** The day it is in the time zone at an instant. Throws a RangeError for a time zone the platform does not know. */
export const dayAt = (instantMs: number, timeZone: string): Day =>
  new Date(clockMs(instantMs, timeZone)).toISOString().slice(0, 10)

// Reports and lists ask for the same days again and again, and four formats are needed for each.
const starts = new Map<string, number>()
const MOST_STARTS = 1000

/**
 * First instant of a day in the time zone, in milliseconds since 1970. Where clocks go forward at midnight that is
 * 01:00, where they go back the earlier of both midnights.
 */
export function startOfDayMs(day: Day, timeZone: string): number {
  const key = `${timeZone} ${day}`
  const known = starts.get(key)
  if (known !== undefined) return known
  if (starts.size >= MOST_STARTS) starts.clear()
  const start = reckonStart(day, timeZone)
  starts.set(key, start)
  return start
}

function reckonStart(day: Day, timeZone: string): number {
  const midnightUtcMs = Date.parse(`${day}T00:00:00Z`)
  // An offset before the day and one after it: if clocks change in between, midnight has one of both.
  const candidates = [midnightUtcMs - DAY_MS, midnightUtcMs + DAY_MS]
    .map((nearMs) => midnightUtcMs - offsetMs(nearMs, timeZone))
    .sort((left, right) => left - right)
  const [first = midnightUtcMs, second = first] = candidates
  return dayAt(first, timeZone) >= day ? first : second
}

/** Last millisecond of a day in the time zone. */
export const endOfDayMs = (day: Day, timeZone: string): number => startOfDayMs(addDays(day, 1), timeZone) - 1

/** Whether clocks of the time zone show the time of an instant twice on its day, as they go back. */
export function isShownTwice(instantMs: number, timeZone: string): boolean {
  const backMs = offsetMs(instantMs - DAY_MS, timeZone) - offsetMs(instantMs + DAY_MS, timeZone)
  if (backMs <= 0) return false
  const clock = clockMs(instantMs, timeZone)
  return [instantMs - backMs, instantMs + backMs].some((otherMs) => clockMs(otherMs, timeZone) === clock)
}

/**
 * The instant at which clocks of the time zone show a minute of the day (0 to 1439): the earlier one where they show it twice, and
 * as much later as they go forward where they skip it.
 */
export function instantAt(day: Day, minuteOfDay: number, timeZone: string): number {
  const clockMs = Date.parse(`${day}T00:00:00Z`) + minuteOfDay * MINUTE_MS
  const candidates = [clockMs - DAY_MS, clockMs + DAY_MS].map((nearMs) => clockMs - offsetMs(nearMs, timeZone))
  const shown = candidates.filter((ms) => ms + offsetMs(ms, timeZone) === clockMs)
  return shown.length > 0 ? Math.min(...shown) : Math.max(...candidates)
}
