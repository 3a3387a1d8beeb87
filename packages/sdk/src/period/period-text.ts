import { type DateFormat, type Day, formatDay, isDay, isMonth } from './day.ts'
import { type PeriodMode, type PeriodOptions, periodModes, periodRange } from './period.ts'

/** A chosen period: its mode, and the days for a range (both, yyyy-mm-dd) or the month (start, yyyy-mm). */
export interface Period {
  mode: PeriodMode
  start?: string
  end?: string
}

const RANGE_MARK = '..'

/** The period a text says: `last7`, `2026-03`, `2026-03-01..2026-03-15`; undefined for anything else, and for no days. */
export function parsePeriod(text: string): Period | undefined {
  if (isMonth(text)) return { mode: 'month', start: text }
  const [start = '', end = '', ...rest] = text.split(RANGE_MARK)
  if (rest.length === 0 && isDay(start) && isDay(end) && start <= end) return { mode: 'range', start, end }
  const mode = periodModes.find((name) => name === text)
  return mode && mode !== 'range' && mode !== 'month' ? { mode } : undefined
}

/** The period as parsePeriod() reads it. */
export function formatPeriod({ mode, start = '', end = '' }: Period): string {
  if (mode === 'range') return `${start}${RANGE_MARK}${end}`
  return mode === 'month' ? start : mode
}

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
