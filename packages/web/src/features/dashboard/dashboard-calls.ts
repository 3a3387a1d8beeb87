import type { CallArgs } from '@lineboard/sdk'
import { lastDays } from '../../lib/last-days.ts'

const chartDays = 14
const recentCalls = 6

interface DashboardCalls {
  today: CallArgs<'Report.statistics'>
  byDay: CallArgs<'Report.dashboardData'>
  bySource: CallArgs<'Report.dashboardData'>
  latest: CallArgs<'CallLog.find'>
}

/** What the dashboard asks for: figures of today, calls by day and by source of two weeks, the latest calls. */
export function dashboardCalls(now: Date, timeZone: string): DashboardCalls {
  const twoWeeks = lastDays(chartDays, now, timeZone)
  return {
    today: lastDays(1, now, timeZone),
    byDay: { body: { widgetName: 'callsByDay', ...twoWeeks } },
    bySource: { body: { widgetName: 'callsByTrackingSource', ...twoWeeks } },
    latest: { filter: { order: 'startedAt DESC', limit: recentCalls } },
  }
}
