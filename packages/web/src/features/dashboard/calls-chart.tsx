import type { Day as CalendarDay } from '@lineboard/sdk'
import type { WidgetPoint } from '@lineboard/sdk/reports'
import { formatNumber } from '../../lib/format.ts'
import { roundUp } from '../../lib/round-up.ts'
import { callsHref } from '../../parts/report/calls-href.ts'
import { PlaceLink } from '../../ui/place-link.tsx'
import styles from './calls-chart.module.css'
import { t } from './dashboard.messages.ts'

const dayName = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'short', day: 'numeric' })
const dayNumber = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', day: 'numeric' })

interface DayProps {
  point: WidgetPoint
  top: number
  /** The day is not over. */
  unfinished: boolean
}

function Day({ point: { key, value, answered = 0, missed = 0 }, top, unfinished }: DayProps) {
  const date = new Date(`${key}T00:00:00Z`)
  const figures = t('dayFigures', {
    day: dayName.format(date),
    calls: value,
    answered: formatNumber(answered),
    missed: formatNumber(missed),
  })
  const words = unfinished ? t('soFar', { words: figures }) : figures
  const share = (calls: number) => ({ height: `${(calls / top) * 100}%` })
  return (
    <li className={styles.day} title={words} data-unfinished={unfinished}>
      <PlaceLink className={styles.link} href={callsHref({ days: { first: key, last: key } })}>
        <span className="visually-hidden">{words}</span>
        <span className={styles.bar} aria-hidden="true">
          <span className={styles.others} style={share(value - answered - missed)} />
          <span className={styles.missed} style={share(missed)} />
          <span className={styles.answered} style={share(answered)} />
        </span>
        <span className={styles.label} aria-hidden="true">
          {dayNumber.format(date)}
        </span>
      </PlaceLink>
    </li>
  )
}

interface CallsChartProps {
  series: readonly WidgetPoint[]
  /** The day that is not over. */
  unfinished: CalendarDay
}

/** Calls a day as stacked bars: answered, missed, and what came to nothing else. Each opens the calls of its day. */
export function CallsChart({ series, unfinished }: CallsChartProps) {
  const top = roundUp(Math.max(...series.map(({ value }) => value), 1))
  return (
    <div>
      <div className={styles.plot}>
        <div className={styles.scale} aria-hidden="true">
          <span>{formatNumber(top)}</span>
          <span>{formatNumber(top / 2)}</span>
          <span>0</span>
        </div>
        <ol className={styles.days}>
          {series.map((point) => (
            <Day key={point.key} point={point} top={top} unfinished={point.key === unfinished} />
          ))}
        </ol>
      </div>
      <ul className={styles.legend} aria-hidden="true">
        <li className={styles.answeredKey}>{t('answered')}</li>
        <li className={styles.missedKey}>{t('missed')}</li>
        <li className={styles.othersKey}>{t('others')}</li>
      </ul>
    </div>
  )
}
