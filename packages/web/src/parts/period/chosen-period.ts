import { type PeriodMode, periodModes } from '@lineboard/sdk'

/** A chosen period: its mode, and the days for a range (both, yyyy-mm-dd) or the month (start, yyyy-mm). */
export interface Period {
  mode: PeriodMode
  start?: string
  end?: string
}

const RANGE = /^(\d{4}-\d\d-\d\d)\.\.(\d{4}-\d\d-\d\d)$/
const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/

const isDay = (text: string) => !Number.isNaN(Date.parse(`${text}T00:00:00Z`))

/** Period written in an address: `last7`, `2026-03`, `2026-03-01..2026-03-15`; undefined for anything else. */
export function parsePeriod(text: string): Period | undefined {
  if (MONTH.test(text)) return { mode: 'month', start: text }
  const [, start, end] = RANGE.exec(text) ?? []
  if (start && end) return isDay(start) && isDay(end) && start <= end ? { mode: 'range', start, end } : undefined
  const mode = periodModes.find((name) => name === text)
  return mode && mode !== 'range' && mode !== 'month' ? { mode } : undefined
}

/** The period as parsePeriod() reads it. */
export function formatPeriod({ mode, start = '', end = '' }: Period): string {
  if (mode === 'range') return `${start}..${end}`
  return mode === 'month' ? start : mode
}
