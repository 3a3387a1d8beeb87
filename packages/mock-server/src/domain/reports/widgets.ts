import type { components } from '@lineboard/contract'
import { DAY_MS } from '@lineboard/contract/durations'
import { CallStatus } from '@lineboard/contract/enumerations'
import { unprocessable } from '../../ground/errors.ts'
import { type Period, periodBefore } from '../../ground/local-time.ts'
import type { Store } from '../../store/rows/types.ts'
import { type CallChoice, chosenCalls, type ReportContext } from './chosen-calls.ts'
import type { Figures } from './figures.ts'
import { countByGroups, countUp, type Group } from './group-calls.ts'
import {
  byCaller,
  byCountry,
  byDay,
  byHour,
  byReceivingNumber,
  byStatus,
  byTrackingNumber,
  byTrackingSource,
  byWeekday,
  type Grouping,
} from './groupings.ts'

type WidgetName = components['schemas']['WidgetName']
type Unit = components['schemas']['DashboardData']['unit']

/** What the groups of a widget depend on. */
export interface WidgetFrame {
  store: Store
  period: Period
  /** Minutes the time zone is behind UTC. */
  offset: number
  weekStart: number
}

/** What a widget shows: which figure, by which groups. */
export interface Widget {
  unit: Unit
  measure(figures: Figures, key?: string): number
  groupingOf(frame: WidgetFrame): Grouping
  /** How many groups to show, where not all. */
  top?: number
}

const calls = (groupingOf: Widget['groupingOf'], top?: number): Widget => ({
  unit: 'calls',
  measure: (figures) => figures.calls,
  groupingOf,
  ...(top !== undefined && { top }),
})

const statusIn = (key: string | undefined) => CallStatus.find((status) => status === key)

const daily = ({ period, offset }: WidgetFrame) => byDay(period, offset)

/** Every widget of the dashboard. */
export const widgets: Readonly<Record<WidgetName, Widget>> = {
  callsByDay: calls(daily),
  callsByHour: calls(({ offset }) => byHour(offset)),
  callsByWeekday: calls(({ offset, weekStart }) => byWeekday(offset, weekStart)),
  // Calls that go on have no result yet: they are in the total alone.
  callsByStatus: { ...calls(() => byStatus), measure: (figures, key) => figures[statusIn(key) ?? 'calls'] },
  callsByTrackingSource: calls(({ store }) => byTrackingSource(store)),
  callsByTrackingNumber: calls(() => byTrackingNumber),
  callsByReceivingNumber: calls(() => byReceivingNumber),
  callsByCountry: calls(({ store }) => byCountry(store)),
  firstTimeCallers: { unit: 'callers', measure: ({ firstTimeCallers }) => firstTimeCallers, groupingOf: daily },
  talkTimeByDay: { unit: 'seconds', measure: ({ talkSeconds }) => talkSeconds, groupingOf: daily },
  chargeByDay: { unit: 'usd', measure: ({ charge }) => charge, groupingOf: daily },
  topCallers: calls(({ store }) => byCaller(store), 10),
}

/** Days a report may have a row each for. */
const maxDays = 3660

/** Refuses a period too long to be told day by day. */
export function refuseTooLong({ fromMs, toMs }: Period, field: string, value: string): void {
  if (toMs - fromMs <= maxDays * DAY_MS) return
  const message = `is more than ${maxDays} days after the start`
  throw unprocessable('Report', [{ field, code: 'length.max', message, value }])
}

/** The figures of a period, of the one before, and of the groups of the period. */
export function readReport(
  context: ReportContext,
  choice: CallChoice,
  period: Period,
  groupings: readonly Grouping[] = [],
): { totals: Figures; previousTotals: Figures; groups: Group[][] } {
  const calls = chosenCalls(context, choice, period)
  const { totals, groups } = countByGroups(calls, groupings)
  const previousTotals = countUp(chosenCalls(context, choice, periodBefore(period)))
  return { totals, previousTotals, groups }
}
