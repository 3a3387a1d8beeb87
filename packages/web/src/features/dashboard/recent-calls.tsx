import type { components } from '@lineboard/contract'
import { type CallState, callState } from '@lineboard/sdk'
import { formatDuration } from '../../lib/format-duration.ts'
import { rowHref } from '../../places/href.ts'
import { NewRowsButton } from '../../shared/live/new-rows-button.tsx'
import { useHeldRows } from '../../shared/live/use-held-rows.ts'
import { usePhoneFormat } from '../../shared/phone/format-phone.ts'
import { formatDateTime } from '../../state/dates.ts'
import { PlaceLink } from '../../ui/place-link.tsx'
import { t } from './dashboard.messages.ts'
import styles from './recent-calls.module.css'

type Call = components['schemas']['CallLog']

interface RecentCallsProps {
  calls: readonly Call[]
  /** What they are an answer to. */
  question: string
  /** Address of the list of all of them. */
  href: string
}

/** The latest calls: who called, over which source, what came of it and when. Each opens over their list. New ones wait until somebody asks. */
export function RecentCalls({ calls, question, href }: RecentCallsProps) {
  const { rows, waiting, show } = useHeldRows(calls, question)
  return (
    <>
      <div className={styles.news} role="status">
        <NewRowsButton waiting={waiting} onShow={show} />
      </div>
      {rows.length === 0 ? <p className={styles.none}>{t('noCalls')}</p> : <Calls calls={rows} href={href} />}
    </>
  )
}

function Calls({ calls, href }: Pick<RecentCallsProps, 'calls' | 'href'>) {
  const formatPhone = usePhoneFormat()
  const around = new URLSearchParams(href.split('?')[1])
  return (
    <ul className={styles.list}>
      {calls.map(({ id, phonebookName, callerNumber, trackingSourceName, trackingNumber, ...call }) => (
        <li key={id} className={styles.call}>
          <span className={styles.who}>
            <PlaceLink
              className={styles.name}
              dir="auto"
              href={rowHref('callLogs', { action: 'view', id }, {}, around)}
            >
              {phonebookName ?? formatPhone(callerNumber)}
            </PlaceLink>
            <span className={styles.source} dir="auto">
              {trackingSourceName ?? formatPhone(trackingNumber)}
            </span>
          </span>
          <State state={callState(call)} />
          <span className={styles.duration}>{formatDuration(call.talkSeconds)}</span>
          <time className={styles.time} dateTime={call.startedAt}>
            {formatDateTime(call.startedAt)}
          </time>
        </li>
      ))}
    </ul>
  )
}

const State = ({ state }: { state: CallState }) => (
  <span className={styles.status} data-status={state}>
    {t(`status.${state}`)}
  </span>
)
