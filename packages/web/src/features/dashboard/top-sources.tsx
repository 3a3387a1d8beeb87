import type { components } from '@lineboard/contract'
import { formatNumber } from '../../lib/format.ts'
import { t } from './dashboard.messages.ts'
import styles from './top-sources.module.css'

type Point = components['schemas']['DashboardPoint']

const shown = 7

/** Where most calls came from, as bars with their numbers. */
export function TopSources({ series }: { series: readonly Point[] }) {
  const [first] = series
  if (!first) return <p className={styles.none}>{t('noCalls')}</p>
  return (
    <ol className={styles.list}>
      {series.slice(0, shown).map(({ key, label, value }) => (
        <li key={key} className={styles.source}>
          <span className={styles.name}>{label}</span>
          <span className={styles.value}>{formatNumber(value)}</span>
          <span className={styles.bar} style={{ width: `${(value / Math.max(first.value, 1)) * 100}%` }} />
        </li>
      ))}
    </ol>
  )
}
