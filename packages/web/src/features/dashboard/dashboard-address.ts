import { type ComparedPeriods, comparedPeriods, type Period, parsePeriod } from '@lineboard/sdk'
import type { ReportQuestion, WidgetQuestion } from '@lineboard/sdk/reports'
import { useLocation, useSearch } from 'wouter'
import { positiveInteger } from '../../lib/positive-integer.ts'
import { customerIdOf } from '../../shared/customer/selected-customer.ts'
import { type CallsMeant, callsBy, callsHref } from '../../shared/report/calls-href.ts'
import { timeZone } from '../../state/dates.ts'
import { seesEveryCustomer } from '../../state/may.ts'
import { session, useSession } from '../../state/session.ts'
import { weekStart as ownWeekStart } from '../../state/ui-settings-store.ts'

const defaultPeriod: Period = { mode: 'last7' }

/** What the whole dashboard is about. */
export interface AskedDashboard extends ComparedPeriods {
  period: Period
  customerId: number | undefined
  sourceId: number | undefined
  weekStart: 0 | 1
  /** What every widget asks, but which one it is. */
  question: Omit<WidgetQuestion, 'widgetName' | 'before'>
  /** The span before, which one that is not over is held against as far as it has come. */
  beforeQuestion: ReportQuestion
}

function dashboardOf(search: string, seesAll: boolean, now: Date): AskedDashboard {
  const params = new URLSearchParams(search)
  const period = parsePeriod(params.get('period') ?? '') ?? defaultPeriod
  const week = params.get('week')
  const weekStart = week === '0' ? 0 : week === '1' ? 1 : ownWeekStart()
  const customerId = seesAll ? customerIdOf(search) : undefined
  const sourceId = positiveInteger(params.get('source'))
  const { start, end } = period
  const options = { now, timeZone: timeZone(), weekStart, ...(start && { start }), ...(end && { end }) }
  const compared = comparedPeriods(period.mode, options)
  const ofSpan = ({ startsAt, endsAt }: ComparedPeriods['current']) => ({
    span: { startsAt, endsAt },
    timeZone: timeZone(),
    ...(customerId !== undefined && { customerId }),
  })
  return {
    ...compared,
    period,
    customerId,
    sourceId,
    weekStart,
    question: {
      ...ofSpan(compared.current),
      weekStart,
      ...(sourceId !== undefined && { trackingSources: [sourceId] }),
    },
    beforeQuestion: ofSpan(compared.before),
  }
}

/** What the address asks the dashboard for. */
export function useAskedDashboard(now: Date): AskedDashboard {
  const { access } = useSession()
  return dashboardOf(useSearch(), seesEveryCustomer(access), now)
}

/** The same ahead of need, for an address that is about to be opened. */
export const askedDashboardAt = (search: string, now = new Date()): AskedDashboard =>
  dashboardOf(search, seesEveryCustomer(session.access), now)

/** Puts parameters into the address; undefined takes one out. */
export function useParameters(): (changes: Record<string, string | undefined>) => void {
  const [path, navigate] = useLocation()
  const search = useSearch()
  return (changes) => {
    const next = new URLSearchParams(search)
    for (const [name, value] of Object.entries(changes)) {
      if (value === undefined) next.delete(name)
      else next.set(name, value)
    }
    navigate(next.size > 0 ? `${path}?${next}` : path)
  }
}

/** Address of the calls that a figure of the dashboard counts, of these days or of the whole period. */
export function callsOf(
  { current, customerId, sourceId }: AskedDashboard,
  blocks: NonNullable<CallsMeant['blocks']> = [],
  days: CallsMeant['days'] = current,
): string {
  const ofSource = sourceId === undefined ? [] : [callsBy('trackingSourceId', String(sourceId))]
  return callsHref({ days: { first: days.first, last: days.last }, customerId, blocks: [...ofSource, ...blocks] })
}
