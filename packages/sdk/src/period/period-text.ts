import { isDay, isMonth } from './day.ts'
import { type PeriodMode, periodModes } from './period.ts'

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
