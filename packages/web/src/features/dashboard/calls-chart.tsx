import type { components } from '@lineboard/contract'
import { formatNumber } from '../../lib/format.ts'
import { roundUp } from '../../lib/round-up.ts'
import styles from './calls-chart.module.css'
import { t } from './dashboard.messages.ts'

type Point = components['schemas']['DashboardPoint']

const dayName = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'short', day: 'numeric' })
const dayNumber = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', day: 'numeric' })

function Day({ point: { key, value, answered = 0, missed = 0 }, top }: { point: Point; top: number }) {
  const date = new Date(`${key}T00:00:00Z`)
  const words = t('dayFigures', {
    day: dayName.format(date),
    calls: value,
    answered: formatNumber(answered),
    missed: formatNumber(missed),
  })
  const share = (calls: number) => ({ height: `${(calls / top) * 100}%` })
  return (
    <li className={styles.day} title={words}>
      <span className="visually-hidden">{words}</span>
      <span className={styles.bar} aria-hidden="true">
        <span className={styles.others} style={share(value - answered - missed)} />
        <span className={styles.missed} style={share(missed)} />
        <span className={styles.answered} style={share(answered)} />
      </span>
      <span className={styles.label} aria-hidden="true">
        {dayNumber.format(date)}
      </span>
    </li>
  )
}

/** Calls a day as stacked bars: answered, missed, and what came to nothing else. */
export function CallsChart({ series }: { series: readonly Point[] }) {
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
            <Day key={point.key} point={point} top={top} />
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
