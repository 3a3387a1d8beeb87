import { type Day, dayAt, type PeriodRange } from '@lineboard/sdk'
import type { WeekHours, WidgetData, WidgetPoint } from '@lineboard/sdk/reports'
import { navigate } from '../../browser/navigate.ts'
import { locale } from '../../lib/messages.ts'
import { Chart } from '../../shared/chart/chart.tsx'
import type { BarsData, HeatData } from '../../shared/chart/chart-data.ts'
import { instantsOf, rangeName } from '../../shared/period/period-name.ts'
import { formatPhone, usePhoneFormat } from '../../shared/phone/format-phone.ts'
import { callsBy } from '../../shared/report/calls-href.ts'
import { inHourOnWeekday, ofSource, toTrackingNumber } from '../../shared/report/calls-meant.ts'
import { definitionOf } from '../../shared/report/figure-definitions.messages.ts'
import { useKnownFigures } from '../../shared/report/from-rows.ts'
import { sourceNames } from '../../shared/report/group-names.ts'
import { useReport } from '../../shared/report/use-report.ts'
import { useWeekHours } from '../../shared/report/use-week-hours.ts'
import { formatHour, timeZone } from '../../state/dates.ts'
import { ExplainedButton } from '../../ui/explained-button.tsx'
import { Widget } from '../../ui/widget.tsx'
import { t } from './dashboard.messages.ts'
import { type AskedDashboard, callsOf } from './dashboard-address.ts'
import styles from './dashboard-page.module.css'
import { type BarKey, barNames, chartPx, type WidgetKey } from './dashboard-widgets.ts'
import { explain } from './tile-explanations.messages.ts'
import { useFollowed } from './use-live-calls.ts'

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

/** Calls day by day, where nobody knows what came of them. */
const allCallsChart = (series: readonly WidgetPoint[], asked: AskedDashboard): BarsData => {
  const { points, ...chart } = daysChart(series, asked)
  return {
    ...chart,
    series: [{ label: t('calls'), tone: 'plain', hint: definitionOf('calls') }],
    points: points.map((point, at) => ({ ...point, values: [series[at]?.value ?? 0] })),
  }
}

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

type Draw = (series: WidgetData['series'], asked: AskedDashboard, isTall: boolean) => BarsData

const draws: Record<BarKey, Draw> = {
  days: daysChart,
  sources: sourcesChart,
  numbers: numbersChart,
  firstTime: firstTimeChart,
}

/** What a picture of a widget says; its code comes with the first. */
const pictureOf =
  (name: WidgetKey, { current, customerId, sourceId }: AskedDashboard, counted: PeriodRange = current) =>
  async () => {
    const { pictureFacts } = await import('./dashboard-panels.tsx')
    const only = sourceId === undefined ? undefined : { trackingSourceId: sourceId }
    return pictureFacts({ name, current: counted, customerId, only })
  }

const countedDays = ({ first, last }: WeekHours) => instantsOf({ mode: 'range', start: first, end: last })

interface ChartWidgetProps<Name> {
  name: Name
  asked: AskedDashboard
  /** It has room for more. */
  isTall: boolean
}

/** A widget of bars, which follow the calls as they come. */
function BarWidget({ name, asked, isTall }: ChartWidgetProps<BarKey>) {
  usePhoneFormat()
  const widgetName = barNames[name]
  const answer = useFollowed(useReport('Report.dashboardData', { widgetName, ...asked.question }, { silent: true }))
  const isKnown = useKnownFigures('Report.dashboardData')
  const draw = name === 'days' && !isKnown('answered', 'missed') ? allCallsChart : draws[name]
  const title = t(`widgets.${name}`)
  return (
    <Widget title={title} answer={answer} heightPx={chartPx(isTall)}>
      {({ series, total }) =>
        total > 0 ? (
          <Chart
            label={title}
            data={{ ...draw(series, asked, isTall), total }}
            isTall={isTall}
            picture={pictureOf(name, asked)}
          />
        ) : (
          <p className={styles.empty} style={{ height: chartPx(isTall) }}>
            {t('noCalls')}
          </p>
        )
      }
    </Widget>
  )
}

/** It takes a call a day, so it follows others more slowly. */
const HEAT_EVERY_MS = 60_000

/** Calls by hour and weekday. */
function HeatWidget({ asked, isTall }: Omit<ChartWidgetProps<'heat'>, 'name'>) {
  const answer = useFollowed(useWeekHours(asked.question), HEAT_EVERY_MS)
  const title = t('widgets.heat')
  return (
    <Widget title={title} answer={answer} heightPx={chartPx(isTall)}>
      {(hours) => (
        <>
          {hours.first > asked.current.first && (
            <p className={styles.none}>{t('lastWeeks', { days: rangeName(countedDays(hours)) })}</p>
          )}
          <Chart
            label={title}
            data={heatChart(hours, asked)}
            isTall={isTall}
            picture={pictureOf('heat', asked, countedDays(hours))}
          />
        </>
      )}
    </Widget>
  )
}

/** A widget that is a chart. */
export const ChartWidget = ({ name, ...rest }: ChartWidgetProps<BarKey | 'heat'>) =>
  name === 'heat' ? <HeatWidget {...rest} /> : <BarWidget name={name} {...rest} />

// Tiles know only their names, so the explanations are found by these. They are here because charts use the same texts.
const explanations: ReadonlyMap<string, string> = new Map([
  [t('calls'), definitionOf('calls')],
  [t('answeredRate'), explain('answeredRate')],
  [t('missed'), definitionOf('missed')],
  [t('toCallBack'), explain('toCallBack')],
  [t('firstTime'), definitionOf('firstTimeCallers')],
  [t('averageTalk'), definitionOf('averageTalkSeconds')],
  [t('balance'), explain('balance')],
])

interface ExplainedFigureProps {
  label: string
  /** Where the tile leads to. */
  href: string | undefined
}

/** What a tile is called, and what it counts while the pointer or the focus is on it. A press goes where the rest of the tile goes. */
export const ExplainedFigure = ({ label, href }: ExplainedFigureProps) => (
  <ExplainedButton
    label={label}
    explanation={explanations.get(label)}
    onClick={href === undefined ? undefined : () => navigate(href)}
  />
)
