import { isInProgress } from '@lineboard/contract/call-result'
import type { Served } from '@lineboard/contract/stated'
import Alert from '@mui/material/Alert'
import { amountOfRow, useOwnMoney } from '../../data/own-money.ts'
import { useCall } from '../../data/use-call.ts'
import { useNeighbours } from '../../kit/drawer/neighbours.ts'
import { formatDuration } from '../../lib/format-duration.ts'
import { comma } from '../../lib/messages.ts'
import { personName } from '../../lib/names.ts'
import { CallButton } from '../../shared/phone/call-button.tsx'
import { callerHref, isNumber } from '../../shared/phone/call-icon.tsx'
import { usePhoneFormat } from '../../shared/phone/format-phone.ts'
import { playWhenShown } from '../../shared/recording/play-when-shown.ts'
import { RecordingPlayer } from '../../shared/recording/recording-player.tsx'
import { heardQuality, worstText } from '../../shared/sound-quality/heard-calls.ts'
import { formatDateTime, formatTime } from '../../state/dates.ts'
import { useMay } from '../../state/may.ts'
import { Fact, Facts, FactsSection } from '../../ui/facts.tsx'
import { PlaceLink } from '../../ui/place-link.tsx'
import { Unbroken } from '../../ui/unbroken.tsx'
import { callStatusCell } from './call-cells.ts'
import styles from './call-details.module.css'
import { editHref, foundHref } from './call-links.ts'
import { t } from './call-logs.messages.ts'
import { useIsBlockedNow } from './callers.ts'
import { HandlingState } from './handling-state.tsx'

/** What has become of a call that nobody answered, by whom and when; nothing for other calls. */
function CallHandling({ call }: { call: CallLog }) {
  const { id, handling, handledBy, handledAt } = call
  const filter = { where: { id }, include: ['handler'], limit: 1 } as const
  // The list may have come without the person.
  const isNamed = handledBy === undefined || call.handler !== undefined
  const read = useCall('CallLog.find', isNamed ? null : { filter }, { silent: true }).data
  if (handling === undefined) return null
  const handler = call.handler ?? read?.[0]?.handler
  const isByCall = handling === 'called_back' && handledBy === undefined
  return (
    <Facts title={t('handlingTitle')}>
      <Fact label={t('handling')}>
        <HandlingState call={call} />
      </Fact>
      <Fact label={t('handledBy')}>{isByCall ? t('laterCall') : handler && personName(handler)}</Fact>
      <Fact label={t('handledAt')}>{handledAt && formatDateTime(handledAt)}</Fact>
    </Facts>
  )
}

interface LinkFactProps {
  label: string
  /** Where what is named opens; undefined where it has no screen of its own. */
  href: string | undefined
  /** Its name; without one there is no fact. */
  children: string | undefined
}

/** One thing known that has a screen of its own, linked to it for who may see it there. */
function LinkFact({ label, href, children }: LinkFactProps) {
  return <Fact label={label}>{children && href ? <PlaceLink href={href}>{children}</PlaceLink> : children}</Fact>
}

/** What colleagues have written about the caller, in the phone book, and where more is written. */
function CallerNotes({ call: { caller_contactId: id, callerNumber, customerId } }: { call: CallLog }) {
  const contact = useCall('PhoneBook.findById', id === undefined ? null : { id }, { silent: true, isAside: true }).data
  const maySave = useMay('PhoneBook.upsert')
  const href = editHref('phoneBook', id) ?? callerHref(callerNumber, customerId)
  const add = maySave && isNumber(callerNumber) && (
    <PlaceLink href={href}>{t(contact?.notes ? 'changeNotes' : 'addNote')}</PlaceLink>
  )
  if (!contact?.notes && !add) return null
  return (
    <Fact label={t('notes')}>
      {contact?.notes} {add}
    </Fact>
  )
}

/** What opens the next row of the list that has a recording, heard at once; undefined where none follows. */
function useNextRecording(): (() => void) | undefined {
  const { after, open } = useNeighbours()
  for (const row of after) {
    const { recordingId }: { recordingId?: unknown } = row
    if (typeof recordingId !== 'number') continue
    return () => {
      playWhenShown(recordingId)
      open(row)
    }
  }
  return undefined
}

type CallLog = Served<'CallLog'>

/** A name under which the file is found again: when the call was, and whose. */
const fileName = ({ id, startedAt = `${id}`, callerNumber }: Pick<CallLog, 'id' | 'startedAt' | 'callerNumber'>) =>
  `${startedAt.slice(0, 16).replace('T', ' ').replace(':', '-')} ${callerNumber}`

/** All that is known of one call. */
export function Details({ row }: { row: CallLog }) {
  const formatPhone = usePhoneFormat()
  const next = useNextRecording()
  const moneyOf = useOwnMoney()
  const isBlocked = useIsBlockedNow(row)
  // Lists leave out what happened step by step; only the call by itself has it.
  const { legs } = useCall('CallLog.findById', { id: row.id }, { silent: true }).data ?? row
  // A call in progress may be recorded.
  const recording =
    row.recordingId === undefined ? (
      isInProgress(row, Date.now()) === false && t('notRecorded')
    ) : (
      <RecordingPlayer
        key={row.recordingId}
        recordingId={row.recordingId}
        label={t('recordingOf', { caller: formatPhone(row.callerNumber) })}
        fileName={fileName(row)}
        next={next}
      />
    )
  return (
    <div className={styles.details}>
      <p className={styles.headline}>
        {row.status && callStatusCell.render?.({ value: row.status, row, tabIndex: 0 })}
        {row.direction && <span>{t(row.direction)}</span>}
        <span>{formatDateTime(row.startedAt, { zone: true, seconds: true })}</span>
        <CallButton number={row.callerNumber} />
      </p>
      {isBlocked && (
        <Alert severity="warning">
          <Unbroken>{t('blockedTitle', { caller: formatPhone(row.callerNumber) })}</Unbroken>
        </Alert>
      )}
      {recording && <FactsSection title={t('recordingTitle')}>{recording}</FactsSection>}
      <CallHandling call={row} />
      <Facts title={t('whoTitle')}>
        <LinkFact
          label={t('caller')}
          href={row.callerNumber === 'anonymous' ? undefined : callerHref(row.callerNumber, row.customerId)}
        >
          {formatPhone(row.callerNumber)}
        </LinkFact>
        <LinkFact label={t('callerName')} href={editHref('phoneBook', row.caller_contactId)}>
          {row.phonebookName}
        </LinkFact>
        <CallerNotes call={row} />
        <Fact label={t('city')}>{[row.PhonebookCity, row.PhonebookState].filter(Boolean).join(comma)}</Fact>
        <Fact label={t('firstTime')}>
          {row.firstTimeCaller !== undefined && (row.firstTimeCaller ? t('yes') : t('no'))}
        </Fact>
        <LinkFact label={t('customer')} href={editHref('customers', row.customerId)}>
          {row.Customer?.companyName}
        </LinkFact>
      </Facts>
      <RouteFacts call={row} />
      <Facts title={t('timeTitle')}>
        <Fact label={t('ringSeconds')}>{formatDuration(row.ringSeconds)}</Fact>
        <Fact label={t('talkSeconds')}>{formatDuration(row.talkSeconds)}</Fact>
        <Fact label={t('answeredAt')}>{formatTime(row.answeredAt, { seconds: true })}</Fact>
        <Fact label={t('endedAt')}>
          {row.endedAt ? formatTime(row.endedAt, { seconds: true }) : isInProgress(row, Date.now()) && t('inProgress')}
        </Fact>
        {row.callId && <SoundFact callId={row.callId} />}
        <Fact label={t('charge')}>{amountOfRow(moneyOf, row.charge, row)}</Fact>
      </Facts>
      {legs && legs.length > 0 && (
        <FactsSection title={t('stepsTitle')}>
          <Legs legs={legs} />
        </FactsSection>
      )}
    </div>
  )
}

function RouteFacts({ call }: { call: CallLog }) {
  const formatPhone = usePhoneFormat()
  return (
    <Facts title={t('routeTitle')}>
      <LinkFact label={t('trackingNumber')} href={foundHref('trackingNumbers', 'tracking_number', call.trackingNumber)}>
        {formatPhone(call.trackingNumber)}
      </LinkFact>
      <LinkFact label={t('source')} href={editHref('trackingSources', call.trackingSourceId)}>
        {call.trackingSourceName}
      </LinkFact>
      <LinkFact label={t('receivingNumber')} href={foundHref('receivingNumbers', 'number', call.receivingNumber)}>
        {formatPhone(call.receivingNumber)}
      </LinkFact>
      <LinkFact label={t('gateway')} href={editHref('sipGateways', call.sip_gatewayId)}>
        {call.routingAddress}
      </LinkFact>
      <Fact label={t('callId')}>{call.callId}</Fact>
    </Facts>
  )
}

/** How good the sound was, of a call that was taken or made in this browser: the server does not know. */
function SoundFact({ callId }: { callId: string }) {
  const quality = heardQuality(callId)
  return <Fact label={t('sound')}>{quality && worstText(quality)}</Fact>
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
            <Unbroken>{t('legAt', { kind: legNames[kind], target: formatPhone(target) })}</Unbroken>
            {keys && `, ${t('legKeys', { keys })}`}
          </span>
          <span className={styles.duration}>{formatDuration(durationSeconds)}</span>
        </li>
      ))}
    </ol>
  )
}
