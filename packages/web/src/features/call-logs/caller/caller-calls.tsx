import type { ReactNode } from 'react'
import { formatDuration } from '../../../lib/format.ts'
import { usePhoneFormat } from '../../../parts/phone/format-phone.ts'
import { rowHref } from '../../../places/href.ts'
import { formatDateTime } from '../../../state/dates.ts'
import { PlaceLink } from '../../../ui/place-link.tsx'
import { Widget } from '../../../ui/widget.tsx'
import { callHandlingCell } from '../call-handling-cell.ts'
import { callStatusCell } from '../call-status-cell.ts'
import { t } from './caller.messages.ts'
import styles from './caller.module.css'
import type { CallerAnswers } from './use-caller.ts'

/** The latest calls of the number, each linked to all that is known of it. */
export function CallerCalls({ caller, children }: { caller: CallerAnswers; children: ReactNode }) {
  const { latest, error, retry } = caller
  const formatPhone = usePhoneFormat()
  return (
    <Widget title={t('latest')} action={children} answer={{ data: latest, error, mutate: retry }} heightPx={200}>
      {(calls) =>
        calls.length === 0 ? (
          <p className={styles.none}>{t('noCalls')}</p>
        ) : (
          <ul className={styles.lines}>
            {calls.map((call) => (
              <li key={call.id}>
                <span className={styles.what}>
                  <PlaceLink href={rowHref('callLogs', { action: 'view', id: call.id }, {}, { period: 'all' })}>
                    {formatDateTime(call.startedAt)}
                  </PlaceLink>
                  <span className={styles.aside}>{call.trackingSourceName ?? formatPhone(call.trackingNumber)}</span>
                </span>
                <span className={styles.aside}>{formatDuration(call.talkSeconds)}</span>
                <span className={styles.chips}>
                  {callStatusCell.render?.({ value: call.status, row: call, tabIndex: 0 })}
                  {call.handling && callHandlingCell.render?.({ value: call.handling, row: call, tabIndex: 0 })}
                </span>
              </li>
            ))}
          </ul>
        )
      }
    </Widget>
  )
}
