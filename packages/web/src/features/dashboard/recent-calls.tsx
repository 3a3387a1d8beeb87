import type { components } from '@lineboard/contract'
import { formatDuration } from '../../lib/format.ts'
import { NewRowsButton } from '../../parts/live/new-rows-button.tsx'
import { useHeldRows } from '../../parts/live/use-held-rows.ts'
import { usePhoneFormat } from '../../parts/phone/format-phone.ts'
import { formatDateTime } from '../../state/dates.ts'
import { t } from './dashboard.messages.ts'
import styles from './recent-calls.module.css'

type Call = components['schemas']['CallLog']

interface RecentCallsProps {
  calls: readonly Call[]
  /** What they are an answer to. */
  question: string
}

/** The latest calls: who called, over which source, what came of it and when. New ones wait until somebody asks. */
export function RecentCalls({ calls, question }: RecentCallsProps) {
  const { rows, waiting, show } = useHeldRows(calls, question)
  return (
    <>
      <div className={styles.news} role="status">
        <NewRowsButton waiting={waiting} onShow={show} />
      </div>
      {rows.length === 0 ? <p className={styles.none}>{t('noCalls')}</p> : <Calls calls={rows} />}
    </>
  )
}

function Calls({ calls }: { calls: readonly Call[] }) {
  const formatPhone = usePhoneFormat()
  return (
    <ul className={styles.list}>
      {calls.map(({ id, phonebookName, callerNumber, trackingSourceName, trackingNumber, status, ...call }) => (
        <li key={id} className={styles.call}>
          <span className={styles.who}>
            <span className={styles.name} dir="auto">
              {phonebookName ?? formatPhone(callerNumber)}
            </span>
            <span className={styles.source} dir="auto">
              {trackingSourceName ?? formatPhone(trackingNumber)}
            </span>
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
