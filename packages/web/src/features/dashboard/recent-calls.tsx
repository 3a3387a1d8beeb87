import type { components } from '@lineboard/contract'
import { formatDuration, formatPhone } from '../../lib/format.ts'
import { formatDateTime } from '../../state/dates.ts'
import { t } from './dashboard.messages.ts'
import styles from './recent-calls.module.css'

type Call = components['schemas']['CallLog']

/** The latest calls: who called, over which source, what came of it and when. */
export function RecentCalls({ calls }: { calls: readonly Call[] }) {
  if (calls.length === 0) return <p className={styles.none}>{t('noCalls')}</p>
  return (
    <ul className={styles.list}>
      {calls.map(({ id, phonebookName, callerNumber, trackingSourceName, trackingNumber, status, ...call }) => (
        <li key={id} className={styles.call}>
          <span className={styles.who}>
            <span className={styles.name}>{phonebookName ?? formatPhone(callerNumber)}</span>
            <span className={styles.source}>{trackingSourceName ?? formatPhone(trackingNumber)}</span>
          </span>
          <span className={styles.status} data-status={status}>
            {t(`status.${status}`)}
          </span>
          <span className={styles.duration}>{formatDuration(call.talkSeconds)}</span>
          <time className={styles.time} dateTime={call.startedAt}>
            {formatDateTime(call.startedAt)}
          </time>
        </li>
      ))}
    </ul>
  )
}
