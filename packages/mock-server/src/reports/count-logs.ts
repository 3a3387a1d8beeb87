import type { components } from '@lineboard/contract'
import type { Context } from '../handlers/types.ts'
import { eachCall } from './each-call.ts'
import { DAY_MS, localDay, MINUTE_MS, monthStart, weekdayOf } from './local-time.ts'

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
export function countLogs(context: Context, offset: number, weekStart: number): Counts {
  const today = localDay(context.now().getTime(), offset)
  const periods = Object.entries(periodsOf(today, weekStart)) as [PeriodName, readonly [number, number]][]
  const counts: Counts = {
    today: 0,
    yesterday: 0,
    thisWeek: 0,
    lastWeek: 0,
    thisMonth: 0,
    lastMonth: 0,
    last7: 0,
    last30: 0,
    last60: 0,
  }
  const firstDay = Math.min(...periods.map(([, [first]]) => first))
  const startOf = (day: number) => day * DAY_MS + offset * MINUTE_MS
  eachCall(context, {}, { fromMs: startOf(firstDay), toMs: startOf(today + 1) - 1 }, (_call, startMs) => {
    const day = localDay(startMs, offset)
    for (const [name, [first, last]] of periods) if (day >= first && day <= last) counts[name]++
  })
  return counts
}
