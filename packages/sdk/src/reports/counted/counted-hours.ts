import { MINUTE_MS } from '@lineboard/contract/durations'
import { weekdayOf } from '../../period/day.ts'
import { dayAt, offsetMs } from '../../period/time-zone.ts'
import { type HourOfDay, hoursOfDay, isOneDay } from '../hours-of-day.ts'
import { clockParts, type ReportSpan } from '../report-parts.ts'
import { type CountedGroup, countFigures, groupCalls } from './count-figures.ts'
import type { CountedCall } from './read-calls.ts'

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

const hourLabel = (hour: number) => `${hour % 12 || 12} ${hour < 12 ? 'AM' : 'PM'}`

const HOURS = Array.from({ length: 24 }, (_, hour) => ({ key: String(hour), label: hourLabel(hour) }))
const DAYS = weekdays.map((label, day) => ({ key: String(day), label }))

/** One row for each of these, with calls or without. */
function rowsOf(
  rows: readonly { key: string; label: string }[],
  calls: readonly CountedCall[],
  keyOf: (call: CountedCall) => number,
): CountedGroup[] {
  const groups = groupCalls(calls, (call) => String(keyOf(call)))
  return rows.map((row) => ({ ...row, ...countFigures(groups.get(row.key) ?? []) }))
}

/** Calls by the hour that clocks showed: 24, or the hours of a single day as it has them. */
export function countedHours(
  calls: readonly CountedCall[],
  span: ReportSpan,
  timeZone: string,
): HourOfDay<CountedGroup>[] {
  const hourOf = ({ startedAt }: CountedCall) => {
    const ms = Date.parse(startedAt)
    return new Date(ms + offsetMs(ms, timeZone)).getUTCHours()
  }
  const parts = clockParts(span, timeZone)
  if (parts.length === 1 || !isOneDay(parts)) return rowsOf(HOURS, calls, hourOf)
  // Parts of one day are told apart by their offset.
  const inPart = (offset: number) =>
    calls.filter(({ startedAt }) => Math.round(offsetMs(Date.parse(startedAt), timeZone) / MINUTE_MS) === 0 - offset)
  return hoursOfDay(
    parts,
    parts.map(({ offset }) => rowsOf(HOURS, inPart(offset), hourOf)),
  )
}

/** Calls by the day of the week they started on, Sunday first. */
export const countedWeekdays = (calls: readonly CountedCall[], timeZone: string): CountedGroup[] =>
  rowsOf(DAYS, calls, ({ startedAt }) => weekdayOf(dayAt(Date.parse(startedAt), timeZone)))
