import { addDays, dayAt, type Period } from '@lineboard/sdk'
import type { QuickFilter } from '../../kit/list-options.ts'
import { beginningOfTime } from '../../shared/period/period-name.ts'
import { timeZone } from '../../state/dates.ts'
import { t } from './desk-lists.messages.ts'

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

/** Quick filters by age. */
export const ageFilters: readonly QuickFilter[] = [
  { label: t('days30'), period: ages.days30 },
  { label: t('days60'), period: ages.days60 },
  { label: t('days90'), period: ages.days90 },
  { label: t('older'), period: ages.older },
]
