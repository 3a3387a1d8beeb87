import type { PeriodDays } from '@lineboard/sdk'
import type { WidgetPoint } from '@lineboard/sdk/reports'
import { formatNumber } from '../../lib/format.ts'
import { callsHref } from '../../parts/report/calls-href.ts'
import { ofSource } from '../../parts/report/calls-meant.ts'
import { PlaceLink } from '../../ui/place-link.tsx'
import { t } from './dashboard.messages.ts'
import styles from './top-sources.module.css'

const shown = 7

interface TopSourcesProps {
  series: readonly WidgetPoint[]
  days: PeriodDays
}

/** Where most calls came from, as bars with their numbers. Each opens its calls. */
export function TopSources({ series, days }: TopSourcesProps) {
  const [first] = series
  if (!first) return <p className={styles.none}>{t('noCalls')}</p>
  return (
    <ol className={styles.list}>
      {series.slice(0, shown).map(({ key, label, value }) => (
        <li key={key} className={styles.source}>
          <PlaceLink className={styles.name} href={callsHref({ days, blocks: ofSource({ key }) })}>
            {label}
          </PlaceLink>
          <span className={styles.value}>{formatNumber(value)}</span>
          <span className={styles.bar} style={{ width: `${(value / Math.max(first.value, 1)) * 100}%` }} />
        </li>
      ))}
    </ol>
  )
}
