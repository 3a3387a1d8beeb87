import { addDays, dayAt, type Period } from '@lineboard/sdk'
import { beginningOfTime } from '../../shared/period/period-name.ts'
import { timeZone } from '../../state/dates.ts'

/** Days that what is due fell due on, by how long ago that is, counted from a moment in a time zone. */
export function agesAt(
  nowMs: number,
  zone: string,
): Readonly<Record<'all' | 'days30' | 'days60' | 'days90' | 'older', Period>> {
  const today = dayAt(nowMs, zone)
  const day = (ago: number) => addDays(today, -ago)
  const between = (from: number, to: number): Period => ({ mode: 'range', start: day(to), end: day(from) })
  return {
    all: { mode: 'range', start: beginningOfTime, end: day(0) },
    days30: between(0, 30),
    days60: between(31, 60),
    days90: between(61, 90),
    older: { mode: 'range', start: beginningOfTime, end: day(91) },
  }
}

/** The same of the day on which the app was opened. */
export const ages = agesAt(Date.now(), timeZone())
