import type { components } from '@lineboard/contract'
import type { CallOptions, NamedCalls } from '../operations/operation-types.ts'
import type { HourOfDay } from './hours-of-day.ts'
import type { ReportPart, ReportSpan } from './report-parts.ts'

type Schemas = components['schemas']

/** Those of some calls of a model that the core API serves: types of a fit take away the others. */
type ServedCalls<Model extends keyof NamedCalls, Verb> = Pick<NamedCalls[Model], Extract<keyof NamedCalls[Model], Verb>>

/** The calls that reports are made of; any client has them. */
export interface ReportCalls {
  Report: ServedCalls<'Report', 'activityReport' | 'dashboardData' | 'overviewReport' | 'statistics'>
  /** Asked only for questions with `only`, and to compare. */
  CallLog: ServedCalls<'CallLog', 'compareReport' | 'count' | 'find'>
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
   * Narrower than any call of reports can be asked, or `{}` for a server without reports: the calls themselves are read and counted, at most
   * `MOST_COUNTED_CALLS` a span, and a TooManyCallsError thrown where there are more.
   */
  only?: CallsOnly | undefined
}

/** The options of every call that a report takes. */
export type ReportOptions = CallOptions

/** One bar, slice or point of a widget. */
export type WidgetPoint = Schemas['DashboardPoint']

/** What is asked of a widget beside its span. */
export interface WidgetQuestion extends ReportQuestion {
  widgetName: Schemas['WidgetName']
  /** First day of the week: 0 Sunday, 1 Monday. */
  weekStart?: 0 | 1
  /** Ids of the sources to count; none for all. */
  trackingSources?: readonly number[]
}

/** What a widget shows. */
export interface WidgetData extends Pick<Schemas['DashboardData'], 'unit' | 'total'> {
  series: HourOfDay<WidgetPoint>[]
}

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
