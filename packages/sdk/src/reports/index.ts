export { type ActivityDays, activityDays, type DayFigures } from './activity-report.ts'
export { type CallerFigures, type CustomerFigures, callerFigures, customerFigures } from './caller-figures.ts'
export {
  type ComparedDay,
  type ComparedFigures,
  type ComparedGroup,
  type CompareQuestion,
  compareFigures,
} from './compare-figures.ts'
export { type ConvertAmounts, convertCharges, convertReturns, convertSourceReturns } from './converted-figures.ts'
export { MOST_COUNTED_CALLS, TooManyCallsError } from './counted.ts'
export type { HourOfDay } from './hours-of-day.ts'
export {
  type HeadlineFigures,
  headlineFigures,
  type OverviewFigures,
  overviewFigures,
  type ReportGroup,
} from './overview-report.ts'
export { clockParts, type DayPart, dayParts, type ReportPart, type ReportSpan, wholePart } from './report-parts.ts'
export type {
  CallsOnly,
  ReportCalls,
  ReportOptions,
  ReportQuestion,
  WidgetData,
  WidgetPoint,
  WidgetQuestion,
} from './report-question.ts'
export {
  gainOf,
  monthsElapsed,
  monthsOfSource,
  type Return,
  type SourceReturn,
  type SourceReturns,
  shareOf,
  sourceReturns,
  spent,
} from './source-returns.ts'
export { type ReportFigures, sumReports } from './sum-reports.ts'
export type { WeekHour, WeekHours } from './week-cells.ts'
export { weekHours } from './week-hours.ts'
export { widgetData } from './widget-data.ts'
