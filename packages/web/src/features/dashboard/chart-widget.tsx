import type { PeriodRange } from '@lineboard/sdk'
import type { WeekHours, WidgetData } from '@lineboard/sdk/reports'
import { Chart } from '../../shared/chart/chart.tsx'
import type { BarsData } from '../../shared/chart/chart-data.ts'
import { instantsOf, rangeName } from '../../shared/period/period-name.ts'
import { usePhoneFormat } from '../../shared/phone/format-phone.ts'
import { useReport } from '../../shared/report/use-report.ts'
import { useWeekHours } from '../../shared/report/use-week-hours.ts'
import { Widget } from '../../ui/widget.tsx'
import { t } from './dashboard.messages.ts'
import type { AskedDashboard } from './dashboard-address.ts'
import { daysChart, firstTimeChart, heatChart, numbersChart, sourcesChart } from './dashboard-charts.ts'
import styles from './dashboard-page.module.css'
import { type BarKey, barNames, chartPx, type WidgetKey } from './dashboard-widgets.ts'
import { useFollowed } from './use-live-calls.ts'

// Charts say what they count as figures do, by the same texts: one file brings both.
export { ExplainedFigure } from './explained-figure.tsx'

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
    const { pictureFacts } = await import('../../shared/report/picture-facts.ts')
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
  const title = t(`widgets.${name}`)
  return (
    <Widget title={title} answer={answer} heightPx={chartPx(isTall)}>
      {({ series, total }) =>
        total > 0 ? (
          <Chart
            label={title}
            data={{ ...draws[name](series, asked, isTall), total }}
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
