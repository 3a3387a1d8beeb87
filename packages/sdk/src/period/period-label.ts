import { type DateFormat, formatDay } from './date-format.ts'
import type { Day } from './day.ts'
import { type PeriodMode, type PeriodOptions, periodRange } from './period.ts'

const labels: Readonly<Record<Exclude<PeriodMode, 'range' | 'month'>, string>> = {
  today: 'Today',
  yesterday: 'Yesterday',
  thisWeek: 'This Week',
  lastWeek: 'Last Week',
  thisMonth: 'This Month',
  lastMonth: 'Last Month',
  last7: 'Last 7 Days',
  last30: 'Last 30 Days',
  last60: 'Last 60 Days',
}

const monthName = (day: Day) =>
  new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(Date.parse(day))

/** What a period is called: `Last 7 Days`, `March 2026`, `03/01/2026 ~ 03/15/2026`, or the one day of a range. */
export function periodLabel(mode: PeriodMode, options: PeriodOptions, format: DateFormat = 'mm/dd/yyyy'): string {
  if (mode !== 'range' && mode !== 'month') return labels[mode]
  const { first, last } = periodRange(mode, options)
  if (mode === 'month') return monthName(first)
  return first === last ? formatDay(first, format) : `${formatDay(first, format)} ~ ${formatDay(last, format)}`
}
