import { type ComparedPeriods, type Comparison, dayAt, formatPeriod, type Period, parsePeriod } from '@lineboard/sdk'
import type { ReportQuestion } from '@lineboard/sdk/reports'
import { useLocation, useSearch } from 'wouter'
import { customerIdOf } from '../../parts/customer/selected-customer.ts'
import { usePresent } from '../../parts/period/use-present.ts'
import { comparedOf } from '../../parts/report/compared-of.ts'
import { timeZone } from '../../state/dates.ts'
import { seesEveryCustomer } from '../../state/may.ts'
import { session, useSession } from '../../state/session.ts'

const parameter = 'period'

const defaultPeriod: Period = { mode: 'today' }

const periodOf = (search: string): Period =>
  parsePeriod(new URLSearchParams(search).get(parameter) ?? '') ?? defaultPeriod

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

/** The report an address stands for. Only who sees every customer has any to choose from. */
function reportOf(search: string, seesAll: boolean, now: Date): AskedReport {
  const compared = comparedOf(periodOf(search), comparisonOf(search), now)
  const spanOf = ({ startsAt, endsAt }: ComparedPeriods['current']) => ({ startsAt, endsAt })
  const customerId = seesAll ? customerIdOf(search) : undefined
  return {
    ...compared,
    question: {
      span: spanOf(compared.current),
      before: spanOf(compared.before),
      timeZone: timeZone(),
      ...(customerId !== undefined && { customerId }),
    },
  }
}

/** What the address asks a report for. */
export function useAskedReport(): AskedReport {
  const { access } = useSession()
  return reportOf(useSearch(), seesEveryCustomer(access), usePresent())
}

/** The same ahead of need, for an address that is about to be opened. */
export const askedReportAt = (search: string, now = new Date()): AskedReport =>
  reportOf(search, seesEveryCustomer(session.access), now)

/** The address with one of its parameters replaced, and the way to open it. */
function useParameter(name: string): (value: string) => void {
  const [path, navigate] = useLocation()
  const search = useSearch()
  return (value) => {
    const next = new URLSearchParams(search)
    next.set(name, value)
    navigate(`${path}?${next}`)
  }
}

/** The period in the address, and how to choose another. All time begins with the opening of the own account. */
export function useReportPeriod(): [Period, (period: Period | undefined) => void] {
  const search = useSearch()
  const { user } = useSession()
  const put = useParameter(parameter)
  const choose = (period: Period | undefined) => {
    const today = dayAt(Date.now(), timeZone())
    const openedAt = user?.Customer?.createdAt
    const opened = openedAt ? dayAt(Date.parse(openedAt), timeZone()) : today
    put(formatPeriod(period ?? { mode: 'range', start: opened, end: today }))
  }
  return [periodOf(search), choose]
}

/** How the period before is chosen, and how to choose otherwise. */
export function useComparison() {
  const putAlign = useParameter('align')
  const putUntil = useParameter('until')
  return { ...comparisonOf(useSearch()), putAlign, putUntil }
}
