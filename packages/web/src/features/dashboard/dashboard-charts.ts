import { type Day, dayAt } from '@lineboard/sdk'
import type { WeekHours, WidgetPoint } from '@lineboard/sdk/reports'
import { locale } from '../../lib/messages.ts'
import type { BarsData, HeatData } from '../../shared/chart/chart-data.ts'
import { formatPhone } from '../../shared/phone/format-phone.ts'
import { callsBy } from '../../shared/report/calls-href.ts'
import { inHourOnWeekday, ofSource, toTrackingNumber } from '../../shared/report/calls-meant.ts'
import { definitionOf } from '../../shared/report/figure-definitions.messages.ts'
import { sourceNames } from '../../shared/report/group-names.ts'
import { formatHour, timeZone } from '../../state/dates.ts'
import { t } from './dashboard.messages.ts'
import { type AskedDashboard, callsOf } from './dashboard-address.ts'

/** Lying bars of a chart at most: more are no picture. */
const mostBars = (isTall: boolean): number => (isTall ? 16 : 8)

// Days, hours and weekdays are those of the question already: no clock changes them here.
const dayName = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', month: 'short', day: 'numeric' })
const weekdayName = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', weekday: 'short' })

const dateOf = (day: Day) => new Date(`${day}T00:00:00Z`)
const today = () => dayAt(Date.now(), timeZone())
const withCalls = (value: number, href: string | undefined) => (value > 0 ? href : undefined)

const results = [
  { label: t('answered'), tone: 'answered', hint: definitionOf('answered') },
  { label: t('missed'), tone: 'missed', hint: definitionOf('missed') },
  { label: t('others'), tone: 'others' },
] as const

/** Calls day by day by what came of them. */
export const daysChart = (series: readonly WidgetPoint[], asked: AskedDashboard): BarsData => ({
  kind: 'bars',
  series: results,
  points: series.map(({ key, value, answered = 0, missed = 0 }) => ({
    key,
    label: dayName.format(dateOf(key)),
    values: [answered, missed, value - answered - missed],
    href: withCalls(value, callsOf(asked, [], { first: key, last: key })),
    isUnfinished: key === today(),
  })),
})

/** First-time callers day by day. */
export const firstTimeChart = (series: readonly WidgetPoint[], asked: AskedDashboard): BarsData => ({
  kind: 'bars',
  series: [{ label: t('firstTime'), tone: 'plain', hint: definitionOf('firstTimeCallers') }],
  points: series.map(({ key, value }) => ({
    key,
    label: dayName.format(dateOf(key)),
    values: [value],
    href: withCalls(value, callsOf(asked, [callsBy('firstTimeCaller', 'yes')], { first: key, last: key })),
    isUnfinished: key === today(),
  })),
})

const lying = (points: BarsData['points'], isTall: boolean): BarsData => ({
  kind: 'bars',
  isLying: true,
  series: [{ label: t('calls'), tone: 'plain', hint: definitionOf('calls') }],
  points: points.slice(0, mostBars(isTall)),
})

/** The sources with most calls. */
export function sourcesChart(series: readonly WidgetPoint[], asked: AskedDashboard, isTall = false): BarsData {
  const nameOf = sourceNames(series)
  return lying(
    series.map(({ key, label, value }) => ({
      key,
      label: nameOf({ key, label }),
      values: [value],
      // Of one source, chosen for all, there is one bar: alternatives of a field would add up.
      href: callsOf(asked, asked.sourceId === undefined ? ofSource({ key }) : []),
    })),
    isTall,
  )
}

/** The tracking numbers with most calls. */
export const numbersChart = (series: readonly WidgetPoint[], asked: AskedDashboard, isTall = false): BarsData =>
  lying(
    series.map(({ key, label, value }) => ({
      key,
      label: formatPhone(label),
      values: [value],
      href: callsOf(asked, toTrackingNumber({ key })),
    })),
    isTall,
  )

/** Sunday, 1 November 2026, and the hours of that day. */
const dateAt = (weekday: number, hour: number) => new Date(Date.UTC(2026, 10, 1 + weekday, hour))
const count = (length: number) => Array.from({ length }, (_, at) => at)

/** Calls by hour and weekday, weeks beginning as they do for the person. */
export function heatChart({ first, last, cells }: WeekHours, asked: AskedDashboard): HeatData {
  const rowOf = (weekday: number) => (weekday - asked.weekStart + 7) % 7
  return {
    kind: 'heat',
    unit: t('calls'),
    columns: count(24).map(formatHour),
    rows: count(7).map((at) => weekdayName.format(dateAt((at + asked.weekStart) % 7, 0))),
    cells: cells.map(({ weekday, hour, calls }) => {
      const blocks = calls > 0 ? inHourOnWeekday(weekday, hour) : undefined
      return {
        column: hour,
        row: rowOf(weekday),
        value: calls,
        href: blocks && callsOf(asked, blocks, { first, last }),
      }
    }),
  }
}
