import type { components } from '@lineboard/contract'
import { hoursOfDay, isOneDay } from './hours-of-day.ts'
import { clockParts, dayParts, type ReportPart, wholePart } from './report-parts.ts'
import {
  type ReportCalls,
  type ReportOptions,
  type WidgetData,
  type WidgetPoint,
  type WidgetQuestion,
  widgetSpan,
} from './report-question.ts'
import { byKey } from './sum-reports.ts'

type Schemas = components['schemas']

const daily: ReadonlySet<Schemas['WidgetName']> = new Set([
  'callsByDay',
  'firstTimeCallers',
  'talkTimeByDay',
  'chargeByDay',
])
const byClock: ReadonlySet<Schemas['WidgetName']> = new Set(['callsByHour', 'callsByWeekday'])

const added = (name: 'answered' | 'missed', left: WidgetPoint, right: WidgetPoint) =>
  left[name] === undefined ? {} : { [name]: left[name] + (right[name] ?? 0) }

const addPoints = (left: WidgetPoint, right: WidgetPoint): WidgetPoint => ({
  ...left,
  // Amounts come in cents, and stay so.
  value: Number((left.value + right.value).toFixed(2)),
  ...added('answered', left, right),
  ...added('missed', left, right),
})

const sumPoints = (points: WidgetPoint[]): WidgetPoint[] => (points.length > 0 ? [points.reduce(addPoints)] : [])

/** What a widget of the dashboard shows, days, hours and weekdays as the time zone has them. Every value is exact. */
export async function widgetData(
  api: ReportCalls,
  question: WidgetQuestion,
  options?: ReportOptions,
): Promise<WidgetData> {
  const { span, timeZone, widgetName, weekStart, trackingSources } = question
  // Few reports are narrowed so: what counts calls comes with the first.
  if (question.only) return (await import('./counted-widgets.ts')).countedWidget(api, question, options)
  const ask = (part: ReportPart) =>
    api.Report.dashboardData(
      {
        body: {
          widgetName,
          ...widgetSpan(part, question),
          ...(weekStart !== undefined && { weekStart }),
          ...(trackingSources && { trackingSources }),
        },
      },
      options,
    )
  const whole = wholePart(span, timeZone)
  const days = daily.has(widgetName) ? dayParts(span, timeZone) : []
  const clocks = byClock.has(widgetName) ? clockParts(span, timeZone) : []
  const parts = days.length > 1 || days[0]?.day ? days : clocks.length > 1 ? clocks : []
  if (parts.length === 0) return ask(whole)
  const [{ unit, total }, ...answers] = await Promise.all([ask(whole), ...parts.map(ask)])
  const series = answers.map((answer) => answer.series)
  if (parts === clocks)
    return { unit, total, series: isOneDay(parts) ? hoursOfDay(parts, series) : byKey(series, sumPoints) }
  return { unit, total, series: series.flatMap((points, at) => (days[at]?.day ? sumPoints(points) : points)) }
}
