import type { components } from '@lineboard/contract'
import { useCall } from '../../data/use-call.ts'
import { formatDuration } from '../../lib/format.ts'
import { usePhoneFormat } from '../../parts/phone/format-phone.ts'
import { RecordingPlayer } from '../../parts/recording/recording-player.tsx'
import { formatDateTime, formatTime } from '../../state/dates.ts'
import { useOwnMoney } from '../../state/own-money.ts'
import { Fact, Facts, FactsSection } from '../../ui/facts.tsx'
import styles from './call-details.module.css'
import { t } from './call-logs.messages.ts'
import { callStatusCell } from './call-status-cell.ts'
import { useNextRecording } from './use-next-recording.ts'

type CallLog = components['schemas']['CallLog']

/** A name under which the file is found again: when the call was, and whose. */
const fileName = ({ startedAt, callerNumber }: Pick<CallLog, 'startedAt' | 'callerNumber'>) =>
  `${startedAt.slice(0, 16).replace('T', ' ').replace(':', '-')} ${callerNumber}`

/** All that is known of one call. */
export function Details({ row }: { row: CallLog }) {
  const formatPhone = usePhoneFormat()
  const next = useNextRecording()
  const moneyOf = useOwnMoney()
  // Lists leave out what happened step by step; only the call by itself has it.
  const { legs } = useCall('CallLog.findById', { id: row.id }, { silent: true }).data ?? row
  return (
    <div className={styles.details}>
      <p className={styles.headline}>
        {callStatusCell.render?.({ value: row.status, row, tabIndex: 0 })}
        <span>{t(row.direction)}</span>
        <span>{formatDateTime(row.startedAt, { zone: true, seconds: true })}</span>
      </p>
      {row.recordingId !== undefined && (
        <FactsSection title={t('recordingTitle')}>
          <RecordingPlayer
            key={row.recordingId}
            recordingId={row.recordingId}
            label={t('recordingOf', { caller: formatPhone(row.callerNumber) })}
            fileName={fileName(row)}
            next={next}
          />
        </FactsSection>
      )}
      <Facts title={t('whoTitle')}>
        <Fact label={t('caller')}>{formatPhone(row.callerNumber)}</Fact>
        <Fact label={t('callerName')}>{row.phonebookName}</Fact>
        <Fact label={t('city')}>{[row.PhonebookCity, row.PhonebookState].filter(Boolean).join(', ')}</Fact>
        <Fact label={t('firstTime')}>{row.firstTimeCaller ? t('yes') : t('no')}</Fact>
        <Fact label={t('customer')}>{row.Customer?.companyName}</Fact>
      </Facts>
      <Facts title={t('routeTitle')}>
        <Fact label={t('trackingNumber')}>{formatPhone(row.trackingNumber)}</Fact>
        <Fact label={t('source')}>{row.trackingSourceName}</Fact>
        <Fact label={t('receivingNumber')}>{formatPhone(row.receivingNumber)}</Fact>
        <Fact label={t('gateway')}>{row.routingAddress}</Fact>
        <Fact label={t('callId')}>{row.callId}</Fact>
      </Facts>
      <Facts title={t('timeTitle')}>
        <Fact label={t('ringSeconds')}>{formatDuration(row.ringSeconds)}</Fact>
        <Fact label={t('talkSeconds')}>{formatDuration(row.talkSeconds)}</Fact>
        <Fact label={t('answeredAt')}>{formatTime(row.answeredAt, { seconds: true })}</Fact>
        <Fact label={t('endedAt')}>{row.endedAt ? formatTime(row.endedAt, { seconds: true }) : t('inProgress')}</Fact>
        <Fact label={t('charge')}>{moneyOf(row.charge)}</Fact>
      </Facts>
      {legs && legs.length > 0 && (
        <FactsSection title={t('stepsTitle')}>
          <Legs legs={legs} />
        </FactsSection>
      )}
    </div>
  )
}

const legNames = { menu: t('menu'), ring: t('ring'), talk: t('talk'), voicemail: t('legVoicemail') }

function Legs({ legs }: { legs: NonNullable<CallLog['legs']> }) {
  const formatPhone = usePhoneFormat()
  return (
    <ol className={styles.legs}>
      {legs.map(({ kind, target, keys, startedAt, durationSeconds }) => (
        <li key={`${startedAt} ${kind} ${target}`}>
          <time dateTime={startedAt}>{formatTime(startedAt, { seconds: true })}</time>
          <span>
            {t('legAt', { kind: legNames[kind], target: formatPhone(target) })}
            {keys && `, ${t('legKeys', { keys })}`}
          </span>
          <span className={styles.duration}>{formatDuration(durationSeconds)}</span>
        </li>
      ))}
    </ol>
  )
}
