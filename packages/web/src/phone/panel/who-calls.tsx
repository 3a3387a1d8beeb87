import { Fragment } from 'react'
import { useCall } from '../../data/use-call.ts'
import { comma } from '../../lib/messages.ts'
import { rowHref } from '../../places/href.ts'
import { callerHref } from '../../shared/phone/call-icon.tsx'
import { usePhoneFormat, WITHHELD } from '../../shared/phone/format-phone.ts'
import { useTicketsAbout } from '../../shared/tickets/use-tickets-about.ts'
import { useMayOpen } from '../../ui/may-open.ts'
import { PlaceLink } from '../../ui/place-link.tsx'
import type { PhoneCall } from '../machine/phone-state.ts'
import { t } from '../phone.messages.ts'
import styles from './phone-panel.module.css'

const silent = { silent: true } as const

const isOpen = ({ state }: { state: string }) => state !== 'resolved' && state !== 'closed'

function SourceOf({ called }: { called: string }) {
  const formatPhone = usePhoneFormat()
  const filter = { where: { tracking_number: called }, include: ['TrackingSource'], limit: 1 } as const
  const { data } = useCall('OpNumber.find', { filter }, silent)
  const source = data?.[0]?.TrackingSource?.name
  const number = formatPhone(called)
  return <p className={styles.note}>{source ? t('who.from', { number, source }) : t('who.to', { number })}</p>
}

/** Tickets about earlier calls of the number that are not settled; more than these stand with all that is known. */
function OpenTickets({ number }: { number: string }) {
  const filter = { where: { callerNumber: number }, order: ['startedAt DESC', 'id DESC'], limit: 100 } as const
  const { data: calls } = useCall('LightCallLog.find', { filter }, silent)
  const open = useTicketsAbout(calls).data?.filter(isOpen) ?? []
  if (open.length === 0) return null
  return (
    <p className={styles.note}>
      {t('who.tickets', { count: open.length })}
      {open.slice(0, 3).map(({ id, subject }) => (
        <Fragment key={id}>
          {' · '}
          <PlaceLink href={rowHref('tickets', { action: 'view', id })}>{subject}</PlaceLink>
        </Fragment>
      ))}
    </p>
  )
}

interface WhoCallsProps {
  party: string
  /** What the network says of who calls; nothing of a call that was made here. */
  caller?: PhoneCall['caller']
  called: string | undefined
}

/** What is known of somebody who is no number that the phone book could have. */
function wordsFor(party: string, caller: PhoneCall['caller']): string {
  if (party === WITHHELD || caller?.kind === 'withheld') return t('who.anonymous')
  if (caller?.kind === 'stranger') return t('who.outside')
  return caller?.kind === 'number' ? t('who.unknown') : t('who.inside')
}

/** The name that the network sends, as such: nobody has checked it. */
const SentName = ({ name }: { name: string | undefined }) =>
  name ? <p className={styles.note}>{t('who.sent', { name })}</p> : null

/** Who a caller is, before the call is answered: name, what was called and where that comes from, calls before, open tickets. */
export function WhoCalls({ party, caller, called }: WhoCallsProps) {
  const mayOpen = useMayOpen()
  const isNumber = party.startsWith('+')
  const contactFilter = { where: { number: party }, limit: 1 } as const
  const { data: contacts } = useCall('PhoneBook.find', isNumber ? { filter: contactFilter } : null, silent)
  const { data: calls } = useCall('CallLog.count', isNumber ? { where: { callerNumber: party } } : null, silent)
  if (!isNumber)
    return (
      <>
        <p className={styles.note}>{wordsFor(party, caller)}</p>
        {caller?.kind !== 'colleague' && <SentName name={caller?.sentName} />}
        {called && caller?.kind !== 'colleague' && <SourceOf called={called} />}
      </>
    )
  const [contact] = contacts ?? []
  const ways = [
    { href: callerHref(party, contact?.customerId), text: t('who.all') },
    ...(contact ? [{ href: rowHref('phoneBook', { action: 'edit', id: contact.id }), text: t('who.edit') }] : []),
  ].filter(({ href }) => mayOpen(href))
  const about = [contact?.company, contact?.city, contact?.state].filter(Boolean).join(comma)
  return (
    <>
      <p className={styles.note}>
        {contact ? [contact.name, about].filter(Boolean).join(' · ') : contacts && t('who.unknown')}
      </p>
      {!contact && <SentName name={caller?.sentName} />}
      {called && <SourceOf called={called} />}
      <p className={styles.note}>
        {calls && t('who.before', { count: Math.max(0, calls.count - 1) })}
        {ways.map(({ href, text }, at) => (
          <Fragment key={href}>
            {(at > 0 || calls) && ' · '}
            <PlaceLink href={href}>{text}</PlaceLink>
          </Fragment>
        ))}
      </p>
      <OpenTickets number={party} />
    </>
  )
}
