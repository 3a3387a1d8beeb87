import {
  type Access,
  type ComparedPeriods,
  type Comparison,
  dayAt,
  formatPeriod,
  type Period,
  type PeriodRange,
  parsePeriod,
} from '@lineboard/sdk'
import type { CallsOnly, ReportQuestion } from '@lineboard/sdk/reports'
import { useSearch } from 'wouter'
import { useParameter } from '../../browser/navigate.ts'
import { readStored, writeStored } from '../../browser/storage.ts'
import { positiveInteger } from '../../lib/positive-integer.ts'
import { customerIdOf } from '../../shared/customer/selected-customer.ts'
import { instantsOf } from '../../shared/period/period-name.ts'
import { comparedOf, periodAt, usePresent } from '../../shared/period/use-present.ts'
import { timeZone } from '../../state/dates.ts'
import { mayAs, seesEveryCustomer } from '../../state/may.ts'
import { session, useSession } from '../../state/session.ts'

/** Where the period that was chosen last is kept, for reports whose address says none: as lists keep their filter. */
const KEPT = 'list.reports'

/** The period of a report whose address says none: the one that was chosen last in any report, today at first. */
const usualPeriod = (): Period => parsePeriod(readStored(KEPT) ?? '') ?? { mode: 'today' }

/** The query of an address with its period, for views and links: what the address leaves out is another period later, and for others. */
export function withPeriod(search: string): string {
  const params = new URLSearchParams(search)
  if (!parsePeriod(params.get('period') ?? '')) params.set('period', formatPeriod(usualPeriod()))
  return params.toString()
}

/** The ways to compare, as the address has them; the first of each is what is meant without. */
export const comparisons = { align: ['dates', 'weekdays'], until: ['now', 'lastDay'] } as const

function comparisonOf(search: string): Required<Comparison> {
  const params = new URLSearchParams(search)
  const choice = <Value extends string>(name: string, [first, ...others]: readonly [Value, ...Value[]]): Value =>
    others.find((value) => value === params.get(name)) ?? first
  return { align: choice('align', comparisons.align), until: choice('until', comparisons.until) }
}

/** What the address asks a report for, and the periods it speaks of. */
export interface AskedReport extends ComparedPeriods {
  question: ReportQuestion
}

const firstTimes = { yes: true, no: false } as const

/** Which calls the address narrows a report to; undefined where all count. */
export function onlyOf(search: string): CallsOnly | undefined {
  const params = new URLSearchParams(search)
  const [sourceId, number, first] = ['source', 'number', 'firstTime'].map((name) => params.get(name))
  const trackingSourceId = positiveInteger(sourceId ?? null)
  const isNumber = number && /^\+\d{1,15}$/.test(number)
  const only = {
    ...(trackingSourceId !== undefined && { trackingSourceId }),
    ...(isNumber && { trackingNumber: number }),
    ...((first === 'yes' || first === 'no') && { firstTimeCaller: firstTimes[first] }),
  }
  return Object.keys(only).length > 0 ? only : undefined
}

/** The period that the address holds the report against instead of the one before; of the screen that compares. */
function againstOf(search: string, now: Date): PeriodRange | undefined {
  const period = parsePeriod(new URLSearchParams(search).get('against') ?? '')
  return period && instantsOf(period, now)
}

/** Whether somebody may see the calls that a narrowed report is counted from. */
const countsCalls = (access: Access | undefined) => access === undefined || mayAs(access, 'CallLog.find')

/** The report an address stands for. Only who sees every customer has any to choose from, only who sees calls narrows to some. */
function reportOf(search: string, access: Access | undefined, now: Date, against?: PeriodRange): AskedReport {
  const period = comparedOf(periodAt(search, usualPeriod()), comparisonOf(search), now)
  const compared = against ? { ...period, before: against } : period
  const only = countsCalls(access) ? onlyOf(search) : undefined
  const spanOf = ({ startsAt, endsAt }: ComparedPeriods['current']) => ({ startsAt, endsAt })
  const customerId = seesEveryCustomer(access) ? customerIdOf(search) : undefined
  return {
    ...compared,
    question: {
      span: spanOf(compared.current),
      before: spanOf(compared.before),
      timeZone: timeZone(),
      ...(customerId !== undefined && { customerId }),
      ...(only && { only }),
    },
  }
}

/** What the address asks a report for. */
export function useAskedReport(): AskedReport {
  const { access } = useSession()
  return reportOf(useSearch(), access, usePresent())
}

/** The same ahead of need, for an address that is about to be opened. */
export const askedReportAt = (search: string, now = new Date()): AskedReport => reportOf(search, session.access, now)

/** The same question about the period that it is held against. */
export const questionBefore = ({ question, before: { startsAt, endsAt } }: AskedReport): ReportQuestion => ({
  ...question,
  span: { startsAt, endsAt },
  before: undefined,
})

/** What the address asks the screen that compares any two periods for. */
export function useAskedComparison(): AskedReport {
  const { access } = useSession()
  const [search, now] = [useSearch(), usePresent()]
  return reportOf(search, access, now, againstOf(search, now))
}

/** The same ahead of need. */
export const askedComparisonAt = (search: string, now = new Date()): AskedReport =>
  reportOf(search, session.access, now, againstOf(search, now))

/** The period in the address, and how to choose another. All time begins with the opening of the own account. */
export function useReportPeriod(name: 'period' | 'against' = 'period'): [Period, (period: Period | undefined) => void] {
  const search = useSearch()
  const { user } = useSession()
  const put = useParameter(name)
  const choose = (period: Period | undefined) => {
    const today = dayAt(Date.now(), timeZone())
    const openedAt = user?.Customer?.createdAt
    const opened = openedAt ? dayAt(Date.parse(openedAt), timeZone()) : today
    const chosen = formatPeriod(period ?? { mode: 'range', start: opened, end: today })
    if (name === 'period') writeStored(KEPT, chosen)
    put(chosen)
  }
  return [periodAt(search, name === 'period' ? usualPeriod() : { mode: 'today' }, name), choose]
}

/** How the period before is chosen, and how to choose otherwise. */
export function useComparison() {
  const putAlign = useParameter('align')
  const putUntil = useParameter('until')
  return { ...comparisonOf(useSearch()), putAlign, putUntil }
}
