import type { Day } from './day.ts'
import { type PeriodMode, type PeriodOptions, periodRange } from './period.ts'

/** The ways a date can be written; the first is the default. */
export const dateFormats = ['mm/dd/yyyy', 'mm-dd-yyyy', 'dd/mm/yyyy', 'dd-mm-yyyy', 'yyyy/mm/dd', 'yyyy-mm-dd'] as const

export type DateFormat = (typeof dateFormats)[number]

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

/** A day written in one of the six date formats. */
export function formatDay(day: Day, format: DateFormat = 'mm/dd/yyyy'): string {
  const [year = '', month = '', date = ''] = day.split('-')
  return format.replace('yyyy', year).replace('mm', month).replace('dd', date)
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
