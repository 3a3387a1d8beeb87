import { dayAt, formatPeriod, type Period, parsePeriod } from '@lineboard/sdk'
import { useLocation, useSearch } from 'wouter'
import { customerIdOf } from '../../parts/customer/selected-customer.ts'
import { instantsOf } from '../../parts/period/period-text.ts'
import { timeZone } from '../../state/dates.ts'
import { seesEveryCustomer } from '../../state/may.ts'
import { session, useSession } from '../../state/session.ts'
import { type ReportRequest, reportRequest } from './report-request.ts'

const parameter = 'period'

const defaultPeriod: Period = { mode: 'today' }

const periodOf = (search: string): Period =>
  parsePeriod(new URLSearchParams(search).get(parameter) ?? '') ?? defaultPeriod

/** The request an address stands for. Only who sees every customer has any to choose from. */
function requestOf(search: string, seesAll: boolean): ReportRequest {
  return reportRequest(instantsOf(periodOf(search)), timeZone(), seesAll ? customerIdOf(search) : undefined)
}

/** What the address asks a report for. */
export function useReportRequest(): ReportRequest {
  const { access } = useSession()
  return requestOf(useSearch(), seesEveryCustomer(access))
}

/** The same ahead of need, for an address that is about to be opened. */
export const reportRequestAt = (search: string): ReportRequest => requestOf(search, seesEveryCustomer(session.access))

/** The period in the address, and how to choose another. All time begins with the opening of the own account. */
export function useReportPeriod(): [Period, (period: Period | undefined) => void] {
  const [path, navigate] = useLocation()
  const search = useSearch()
  const { user } = useSession()
  const choose = (period: Period | undefined) => {
    const today = dayAt(Date.now(), timeZone())
    const openedAt = user?.Customer?.createdAt
    const opened = openedAt ? dayAt(Date.parse(openedAt), timeZone()) : today
    const next = new URLSearchParams(search)
    next.set(parameter, formatPeriod(period ?? { mode: 'range', start: opened, end: today }))
    navigate(`${path}?${next}`)
  }
  return [periodOf(search), choose]
}
