import type { ReactNode } from 'react'
import { formatDuration } from '../../lib/format-duration.ts'
import { rowHref } from '../../places/href.ts'
import { NewRowsButton } from '../../shared/live/new-rows-button.tsx'
import { useHeldRows } from '../../shared/live/use-held-rows.ts'
import { usePhoneFormat } from '../../shared/phone/format-phone.ts'
import { formatDateTime } from '../../state/dates.ts'
import { PlaceLink } from '../../ui/place-link.tsx'
import { Widget } from '../../ui/widget.tsx'
import { callHandlingCell } from './call-handling-cell.ts'
import { callStatusCell } from './call-status-cell.ts'
import { t } from './caller.messages.ts'
import styles from './caller.module.css'
import type { CallerAnswers } from './use-caller.ts'

/** The latest calls of the number, each linked to all that is known of it. New ones wait until somebody asks. */
export function CallerCalls({ caller, children }: { caller: CallerAnswers; children: ReactNode }) {
  const { number, customerId, latest, error, retry } = caller
  return (
    <Widget title={t('latest')} action={children} answer={{ data: latest, error, mutate: retry }} heightPx={200}>
      {(calls) => <HeldCalls calls={calls} question={`${number} ${customerId}`} />}
    </Widget>
  )
}

type Calls = NonNullable<CallerAnswers['latest']>

function HeldCalls({ calls, question }: { calls: Calls; question: string }) {
  const { rows, waiting, show } = useHeldRows(calls, question)
  return (
    <>
      <div role="status">
        <NewRowsButton waiting={waiting} onShow={show} />
      </div>
      {rows.length === 0 && <p className={styles.none}>{t('noCalls')}</p>}
      <ul className={styles.lines}>
        {rows.map((call) => (
          <CallLine key={call.id} call={call} />
        ))}
      </ul>
    </>
  )
}

function CallLine({ call }: { call: Calls[number] }) {
  const formatPhone = usePhoneFormat()
  return (
    <li>
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
  )
}
