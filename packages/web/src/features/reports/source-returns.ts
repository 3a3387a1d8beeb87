import type { components } from '@lineboard/contract'
import { type Day, endOfMonth } from '@lineboard/sdk'
import type { Figures } from './figure-columns.ts'
import type { ReportRow } from './report-table-spec.ts'

type Overview = Pick<components['schemas']['OverviewReport'], 'byTrackingSource' | 'totals'>
type Source = Pick<components['schemas']['TrackingSource'], 'id' | 'name' | 'monthlyCost'>

/** What a source brought, and what was spent on it in USD. */
export interface Return extends Pick<Figures, 'calls' | 'answered' | 'firstTimeCallers' | 'charge'> {
  /** The source's own cost, without what its calls cost. */
  cost: number
}

/** Everything spent on a source. */
export const spent = ({ cost, charge }: Return): number => cost + charge

/** How many months the days from one to another are, as far as they have come; each day is its share of its own month. */
export function monthsElapsed(first: Day, end: Day, today: Day): number {
  const isOver = end < today
  const last = isOver ? end : today
  const dayNumber = (day: Day) => Number(day.slice(8, 10))
  const lengthOf = (day: Day) => dayNumber(endOfMonth(day))
  const monthNumber = (day: Day) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))
  const untilEnd = dayNumber(last) / lengthOf(last)
  const untilStart = (dayNumber(first) - 1) / lengthOf(first)
  return Math.max(0, monthNumber(last) - monthNumber(first) + untilEnd - untilStart)
}

/** What each source cost and brought in so many months, most spent first; sources that cost and brought nothing as well. */
export function sourceReturns(
  { byTrackingSource, totals }: Overview,
  sources: readonly Source[],
  months: number,
): { rows: ReportRow<Return>[]; totals: Return } {
  const costs = new Map(sources.map(({ id, monthlyCost = 0 }) => [String(id), monthlyCost * months]))
  const called = byTrackingSource.map((group) => ({
    key: group.key,
    label: group.label,
    figures: { ...group, cost: costs.get(group.key) ?? 0 },
  }))
  const keys = new Set(called.map(({ key }) => key))
  const silent = sources
    .filter(({ id, monthlyCost = 0 }) => monthlyCost > 0 && !keys.has(String(id)))
    .map(({ id, name }) => {
      const key = String(id)
      const cost = costs.get(key) ?? 0
      return { key, label: name, figures: { calls: 0, answered: 0, firstTimeCallers: 0, charge: 0, cost } }
    })
  const rows = [...called, ...silent].toSorted(
    (a, b) => spent(b.figures) - spent(a.figures) || b.figures.calls - a.figures.calls,
  )
  return { rows, totals: { ...totals, cost: rows.reduce((sum, { figures }) => sum + figures.cost, 0) } }
}
