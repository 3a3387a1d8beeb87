import { HOUR_MS } from '@lineboard/contract/durations'

const DAYS = 90
/** The seeded companies keep New York office hours; the offset ignores daylight saving. */
const OFFICE_OFFSET_HOURS = -5

/** Calls by the hour of an office day, midnight first. */
const byHour = [1, 0.5, 0.4, 0.3, 0.4, 1, 3, 8, 22, 40, 48, 46, 34, 38, 45, 44, 40, 30, 16, 10, 7, 5, 3, 2]
/** Calls by the day of the week, Sunday first. */
const byWeekday = [0.18, 1.2, 1.1, 1, 1.05, 0.9, 0.35]

/** So many calls came in the hour that goes on: whoever begins just after midnight finds calls of today too. */
const JUST_NOW = 6

/** From so many milliseconds on the hour that goes on has its own calls: before, all of them would be of the same minutes. */
const OWN_SLOT_FROM_MS = 600_000

/** Hours of UTC that a day begins with, in UTC and in the office: only calls of this hour are of today then. */
const firstHours = [0, 4, 5]

/** Some calls in one hour. */
export interface Slot {
  /** Start of the hour, in milliseconds since 1970. */
  startMs: number
  /** Length, in milliseconds: an hour, what has gone by of the one that goes on, or both. */
  ms: number
  count: number
}

/**
 * Spreads exactly `total` calls over the 90 days before `now`: more by day than by night, more on weekdays, some in the hour that
 * goes on, none in the future. Oldest hour first.
 */
export function slotsOf(total: number, now: Date): Slot[] {
  const justNow = Math.min(JUST_NOW, total)
  const before = total - justNow
  const lastHour = Math.floor(now.getTime() / HOUR_MS)
  const hours = Array.from({ length: DAYS * 24 }, (_, at) => lastHour - DAYS * 24 + at)
  const weights = hours.map((hour) => {
    const local = new Date((hour + OFFICE_OFFSET_HOURS) * HOUR_MS)
    return (byHour[local.getUTCHours()] ?? 0) * (byWeekday[local.getUTCDay()] ?? 0)
  })
  const sum = weights.reduce((total, weight) => total + weight, 0)
  let owed = 0
  let given = 0
  const whole = hours.map((hour, at) => {
    owed += ((weights[at] ?? 0) * before) / sum
    const isLast = at === hours.length - 1
    const count = (isLast ? before : Math.round(owed)) - given
    given += count
    return { startMs: hour * HOUR_MS, ms: HOUR_MS, count }
  })
  const startMs = lastHour * HOUR_MS
  const current = { startMs, ms: now.getTime() - startMs, count: justNow }
  const last = whole.at(-1)
  if (!last || current.ms >= OWN_SLOT_FROM_MS || firstHours.includes(lastHour % 24)) return [...whole, current]
  return [...whole.slice(0, -1), { startMs: last.startMs, ms: HOUR_MS + current.ms, count: last.count + current.count }]
}
