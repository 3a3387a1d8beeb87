import type { CallOptions, NamedCalls } from '../operations/operation-types.ts'
import type { ReportPart, ReportSpan } from './report-parts.ts'

/** The calls that reports are made of; any client has them. */
export interface ReportCalls {
  Report: Pick<NamedCalls['Report'], 'activityReport' | 'dashboardData' | 'overviewReport' | 'statistics'>
  /** Asked only for questions with `only`, and to compare. */
  CallLog: Pick<NamedCalls['CallLog'], 'compareReport' | 'count' | 'find'>
  TrackingSource: Pick<NamedCalls['TrackingSource'], 'find'>
}

/** Which calls count, where not all of them do. */
export interface CallsOnly {
  /** Id of the tracking source they came from. */
  trackingSourceId?: number
  /** The tracking number they were made to, in E.164. */
  trackingNumber?: string
  /** Whether the caller had never called before. */
  firstTimeCaller?: boolean
}

/** What a report is about. */
export interface ReportQuestion {
  /** First and last instant: a range of `periodRange()` or `comparedPeriods()`. */
  span: ReportSpan
  /** IANA name of the time zone whose days and hours are meant. */
  timeZone: string
  /** Calls of this customer only. */
  customerId?: number | undefined
  /** What it is checked against. */
  before?: ReportSpan | undefined
  /**
   * Narrower than any call of reports can be asked: the calls themselves are read and counted, at most `MOST_COUNTED_CALLS`
   * a span, and a RangeError thrown where there are more.
   */
  only?: CallsOnly | undefined
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
