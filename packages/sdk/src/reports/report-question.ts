import type { CallOptions, NamedCalls } from '../operations/operation-types.ts'
import type { ReportPart, ReportSpan } from './report-parts.ts'

/** The calls that reports are made of; any client has them. */
export interface ReportCalls {
  Report: Pick<NamedCalls['Report'], 'activityReport' | 'dashboardData' | 'overviewReport' | 'statistics'>
}

/** What a report is about. */
export interface ReportQuestion {
  /** First and last instant: a range of `periodRange()` or `comparedPeriods()`. */
  span: ReportSpan
  /** IANA name of the time zone whose days and hours are meant. */
  timeZone: string
  /** Calls of this customer only. */
  customerId?: number | undefined
  /** What it is held against. */
  before?: ReportSpan | undefined
}

/** The options of every call that a report takes. */
export type ReportOptions = CallOptions

const ofCustomer = ({ customerId }: ReportQuestion) => (customerId === undefined ? {} : { customerId })

/** A part as the reports take it. */
export const reportBody = ({ start, end, offset }: ReportPart, question: ReportQuestion) => ({
  start_date: start,
  end_date: end,
  offset,
  ...ofCustomer(question),
})

/** A part as statistics and widgets take it. */
export const widgetSpan = ({ start, end, offset }: ReportPart, question: ReportQuestion) => ({
  startDate: start,
  endDate: end,
  timezoneOffset: offset,
  ...ofCustomer(question),
})
