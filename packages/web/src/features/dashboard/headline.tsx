import { t } from './dashboard.messages.ts'
import styles from './headline.module.css'
import { type Figures, headlineTiles } from './headline-tiles.ts'

interface HeadlineProps {
  figures: { totals: Figures; previousTotals: Figures | undefined } | undefined
  /** The time of day up to which yesterday is counted, as today is. */
  before: string
  /** Undefined for people whose account has none to show. */
  balance: string | undefined
}

const placeholders = ['calls', 'answered', 'missed', 'talk', 'last']

/** How today goes, in five figures. */
export function Headline({ figures, before, balance }: HeadlineProps) {
  if (!figures) {
    return (
      <div className={styles.tiles} role="status" aria-label={t('loading')}>
        {placeholders.map((name) => (
          <div key={name} className={`${styles.tile} ${styles.empty}`} />
        ))}
      </div>
    )
  }
  return (
    <dl className={styles.tiles} aria-label={t('today')}>
      {headlineTiles(figures, before, balance).map(({ label, value, note }) => (
        <div key={label} className={styles.tile}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
          {note && <dd className={styles.note}>{note}</dd>}
        </div>
      ))}
    </dl>
  )
}
