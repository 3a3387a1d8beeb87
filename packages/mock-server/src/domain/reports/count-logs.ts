import type { components } from '@lineboard/contract'
import { DAY_MS, MINUTE_MS } from '@lineboard/contract/durations'
import { localDay, monthStart, weekdayOf } from '../../ground/local-time.ts'
import { chosenCalls, type ReportContext } from './chosen-calls.ts'
import { countUp, Groups } from './group-calls.ts'
import { byDay } from './groupings.ts'

type Counts = components['schemas']['CallLogCounts']
type PeriodName = keyof Counts

/** First and last day of each period, counted from 1970. */
function periodsOf(today: number, weekStart: number): Record<PeriodName, readonly [number, number]> {
  const week = today - ((weekdayOf(today) - weekStart + 7) % 7)
  return {
    today: [today, today],
    yesterday: [today - 1, today - 1],
    thisWeek: [week, today],
    lastWeek: [week - 7, week - 1],
    thisMonth: [monthStart(today), today],
    lastMonth: [monthStart(today, -1), monthStart(today) - 1],
    last7: [today - 6, today],
    last30: [today - 29, today],
    last60: [today - 59, today],
  }
}

/** How many calls there were today, yesterday and so on, in a time zone `offset` minutes behind UTC. */
export function countLogs(context: ReportContext, offset: number, weekStart: number): Counts {
  const today = localDay(context.now().getTime(), offset)
  const periods = Object.entries(periodsOf(today, weekStart))
  const firstDay = Math.min(...periods.map(([, [first]]) => first))
  const startOf = (day: number) => day * DAY_MS + offset * MINUTE_MS
  const period = { fromMs: startOf(firstDay), toMs: startOf(today + 1) - 1 }
  const calls = chosenCalls(context, {}, period)
  const groups = new Groups(calls, byDay(period, offset))
  countUp(calls, [groups])
  const days = groups.list()
  const callsFrom = (first: number, last: number) =>
    days.slice(first - firstDay, last - firstDay + 1).reduce((sum, { figures }) => sum + figures.calls, 0)
  // The periods are all those that are counted: their entries make the whole of it.
  return Object.fromEntries(periods.map(([name, [first, last]]) => [name, callsFrom(first, last)])) as Counts
}
