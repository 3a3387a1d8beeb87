import { addDays, type Day } from '../../period/day.ts'
import { dayAt } from '../../period/time-zone.ts'
import type { ReportSpan } from '../report-parts.ts'
import type { ReportFigures } from '../sum-reports.ts'
import { countFigures, groupCalls } from './count-figures.ts'
import type { CountedCall } from './read-calls.ts'

/** Calls of a span day by day, as the time zone has its days. */
export function countedDays(calls: readonly CountedCall[], span: ReportSpan, timeZone: string) {
  const dayOf = (instant: string) => dayAt(Date.parse(instant), timeZone)
  const byDay = groupCalls(calls, ({ startedAt }) => dayOf(startedAt))
  const last = dayOf(span.endsAt)
  const rows: ({ date: Day } & ReportFigures)[] = []
  for (let date = dayOf(span.startsAt); date <= last; date = addDays(date, 1)) {
    rows.push({ date, ...countFigures(byDay.get(date) ?? []) })
  }
  return { rows, totals: countFigures(calls) }
}
