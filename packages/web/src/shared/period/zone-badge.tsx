import { hrefOf } from '../../places/href.ts'
import { formatTimeZoneOf } from '../../state/time-zone-name.ts'
import { PlainLink } from '../../ui/place-link.tsx'
import { t } from './period.messages.ts'
import styles from './zone-badge.module.css'

interface ZoneBadgeProps {
  /** First and last instant of what is shown. @default all time */
  span?: { startsAt: string; endsAt: string } | undefined
}

/** Says by which clocks days and times are told, the same on lists, reports and the dashboard, and leads to where that is chosen. */
export function ZoneBadge({ span }: ZoneBadgeProps) {
  return (
    <PlainLink className={styles.badge} href={hrefOf('settings', {}, { part: 'region' })} title={t('changeZone')}>
      <span className="visually-hidden">{t('allTimes')} </span>
      {formatTimeZoneOf(span)}
    </PlainLink>
  )
}
