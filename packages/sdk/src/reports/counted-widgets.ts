import type { components } from '@lineboard/contract'
import { CallStatus } from '@lineboard/contract/enumerations'
import { weekdayOf } from '../period/day.ts'
import { dayAt } from '../period/time-zone.ts'
import {
  type CountedCall,
  type CountedGroup,
  countedDays,
  countedHours,
  countedWeekdays,
  countFigures,
  groupsOf,
  hourOf,
  namedSources,
  readCalls,
} from './counted.ts'
import type { ReportCalls, ReportOptions, WidgetData, WidgetQuestion } from './report-question.ts'
import type { ReportFigures } from './sum-reports.ts'
import { HOURS, type WeekHours, weekCells, weekSpan } from './week-cells.ts'

type Name = components['schemas']['WidgetName']

/** What one widget counts, and in what. */
interface Measured {
  unit: WidgetData['unit']
  of(figures: ReportFigures, key: string): number
}

const calls: Measured = { unit: 'calls', of: (figures) => figures.calls }

const statusIn = (key: string) => CallStatus.find((status) => status === key)

const measures: Partial<Record<Name, Measured>> = {
  callsByStatus: { unit: 'calls', of: (figures, key) => figures[statusIn(key) ?? 'calls'] },
  firstTimeCallers: { unit: 'callers', of: ({ firstTimeCallers }) => firstTimeCallers },
  talkTimeByDay: { unit: 'seconds', of: ({ talkSeconds }) => talkSeconds },
  chargeByDay: { unit: 'usd', of: ({ charge }) => charge },
}

const dayLabel = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })

const MOST_CALLERS = 10

const byStatus = (some: readonly CountedCall[]): CountedGroup[] =>
  CallStatus.map((status) => ({
    key: status,
    label: `${status.slice(0, 1).toUpperCase()}${status.slice(1)}`,
    ...countFigures(some.filter((call) => call.status === status)),
  }))

/** Weekdays in the order of a week that begins with `first`. */
const weekFrom = (first: number, days: readonly CountedGroup[]) =>
  days.toSorted((a, b) => ((Number(a.key) - first + 7) % 7) - ((Number(b.key) - first + 7) % 7))

/**
 * A widget counted from its calls. Throws a TypeError for calls by country, which the server alone can tell, and a TooManyCallsError. Callers
 * have no names of the phone book.
 */
export async function countedWidget(
  api: ReportCalls,
  { widgetName, trackingSources = [], weekStart = 0, ...question }: WidgetQuestion,
  options?: ReportOptions,
): Promise<WidgetData> {
  if (widgetName === 'callsByCountry') throw new TypeError('Calls by country are not counted from the rows of calls')
  const { span, timeZone, only } = question
  const some = await readCalls(api, span, { ...question, only, trackingSources }, options)
  const groups = async (): Promise<CountedGroup[]> => {
    switch (widgetName) {
      case 'callsByHour':
        return countedHours(some, span, timeZone)
      case 'callsByWeekday':
        return weekFrom(weekStart, countedWeekdays(some, timeZone))
      case 'callsByStatus':
        return byStatus(some)
      case 'callsByTrackingSource':
        return groupsOf(some, 'trackingSourceId', await namedSources(api, some, options))
      case 'callsByTrackingNumber':
        return groupsOf(some, 'trackingNumber')
      case 'callsByReceivingNumber':
        return groupsOf(some, 'receivingNumber')
      case 'topCallers':
        return groupsOf(some, 'callerNumber').slice(0, MOST_CALLERS)
      default:
        return countedDays(some, span, timeZone).rows.map(({ date, ...figures }) => ({
          key: date,
          label: dayLabel.format(new Date(date)),
          ...figures,
        }))
    }
  }
  const { unit, of } = measures[widgetName] ?? calls
  const series = (await groups()).map((group) => {
    const { key, label, answered, missed } = group
    const hour = 'aheadMinutes' in group ? { aheadMinutes: Number(group.aheadMinutes) } : {}
    return { key, label, value: of(group, key), ...(unit === 'calls' && { answered, missed }), ...hour }
  })
  const totals = countFigures(some)
  return { unit, total: of(totals, ''), series }
}

/** Calls by hour and weekday, counted from the calls themselves. */
export async function countedWeekHours(
  api: ReportCalls,
  question: Omit<WidgetQuestion, 'widgetName'>,
  options?: ReportOptions,
): Promise<WeekHours> {
  const { timeZone } = question
  const { first, last, span } = weekSpan(question)
  const cells = weekCells()
  for (const { startedAt } of await readCalls(api, span, question, options)) {
    const ms = Date.parse(startedAt)
    const cell = cells[weekdayOf(dayAt(ms, timeZone)) * HOURS + hourOf(ms, timeZone)]
    if (cell) cell.calls += 1
  }
  return { first, last, cells }
}
