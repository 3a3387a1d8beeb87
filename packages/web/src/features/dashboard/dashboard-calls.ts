import { addDays, type CallArgs, dayAt, type PeriodRange } from '@lineboard/sdk'
import type { ReportQuestion, WidgetQuestion } from '@lineboard/sdk/reports'
import { instantsOf } from '../../parts/period/period-text.ts'
import { comparedOf } from '../../parts/report/compared-of.ts'
import { timeZone } from '../../state/dates.ts'

const chartDays = 14
const recentCalls = 6

interface DashboardCalls {
  /** The days of the charts. */
  days: PeriodRange
  /** What today is held against. */
  before: PeriodRange
  today: ReportQuestion
  byDay: WidgetQuestion
  bySource: WidgetQuestion
  latest: CallArgs<'CallLog.find'>
}

/** What the dashboard asks for: figures of today, calls by day and by source of two weeks, the latest calls. */
export function dashboardCalls(now: Date): DashboardCalls {
  const zone = timeZone()
  const { current, before } = comparedOf({ mode: 'today' }, {}, now)
  const today = dayAt(now.getTime(), zone)
  const days = instantsOf({ mode: 'range', start: addDays(today, 1 - chartDays), end: today })
  const spanOf = ({ startsAt, endsAt }: PeriodRange) => ({ startsAt, endsAt })
  const twoWeeks = { span: spanOf(days), timeZone: zone }
  return {
    days,
    before,
    today: { span: spanOf(current), before: spanOf(before), timeZone: zone },
    byDay: { widgetName: 'callsByDay', ...twoWeeks },
    bySource: { widgetName: 'callsByTrackingSource', ...twoWeeks },
    latest: { filter: { order: 'startedAt DESC', limit: recentCalls } },
  }
}
