import { formatTimeZoneOf } from '../../state/time-zone-name.ts'
import { t } from './period.messages.ts'
import styles from './zone-badge.module.css'

interface ZoneBadgeProps {
  /** First and last instant of what is shown. @default all time */
  span?: { startsAt: string; endsAt: string } | undefined
}

/** Says by which clocks days and times are told: the same on lists, reports and the dashboard. */
export function ZoneBadge({ span }: ZoneBadgeProps) {
  return (
    <span className={styles.badge}>
      <span className="visually-hidden">{t('allTimes')} </span>
      {formatTimeZoneOf(span)}
    </span>
  )
}
