import { useState } from 'react'
import { useParams, useSearch } from 'wouter'
import { loadOnce, useLoaded } from '../../browser/lazy.ts'
import { navigate } from '../../browser/navigate.ts'
import { useCall } from '../../data/use-call.ts'
import { formatDuration } from '../../lib/format-duration.ts'
import { positiveInteger } from '../../lib/positive-integer.ts'
import { aboutParameter, hrefOf, rowHref } from '../../places/href.ts'
import { CallButton } from '../../shared/phone/call-button.tsx'
import { isNumber } from '../../shared/phone/call-icon.tsx'
import { formatPhone, usePhoneFormat } from '../../shared/phone/format-phone.ts'
import { toAbout } from '../../shared/tickets/about.ts'
import { useTicketsAbout } from '../../shared/tickets/use-tickets-about.ts'
import { formatDate, formatDateTime } from '../../state/dates.ts'
import { seesEveryCustomer, useMay } from '../../state/may.ts'
import { formatNumber } from '../../state/numbers.ts'
import { phoneHome, phonePlans } from '../../state/own-phone-country.ts'
import { useRecordTitle } from '../../state/page-title.ts'
import { useSession } from '../../state/session.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { PlaceLink } from '../../ui/place-link.tsx'
import { useWanted } from '../../ui/use-wanted.ts'
import { Widget } from '../../ui/widget.tsx'
import { entryFor } from './blocking.ts'
import { foundHref } from './call-links.ts'
import { t } from './caller.messages.ts'
import styles from './caller.module.css'
import { CallerBlocks } from './caller-blocks.tsx'
import { CallerCalls, CallerSources, figuresOf } from './caller-calls.tsx'
import { CallerContacts } from './caller-contacts.tsx'
import { type CallerAnswers, mostCalls, useCaller } from './use-caller.ts'

const panels = loadOnce(() => import('./call-panels.tsx'))

/** What can be done about a caller: a ticket about the last call, and refusing all of them. */
function CallerActions({ caller }: { caller: CallerAnswers }) {
  const { number, latest = [], contacts = [], entries = [] } = caller
  // Links of reports ask for it at once.
  const [isBlocking, setBlocking] = useState(new URLSearchParams(useSearch()).get('block') === 'yes')
  const mayBlock = useMay('BlacklistNumber.create')
  const mayAsk = useMay('Ticket.create')
  const [call] = latest
  const customerId = caller.customerId ?? call?.customerId ?? contacts[0]?.customerId
  const isBlocked = customerId !== undefined && entryFor(entries, number, customerId) !== undefined
  const about = call && toAbout({ kind: 'call', recordId: call.id, name: formatPhone(number) })
  const ticketHref = rowHref('tickets', { action: 'add' }, {}, { [aboutParameter]: about, customer: caller.customerId })
  return (
    <>
      <CallButton number={number} />
      {mayAsk && about && (
        <Button variant="outlined" color="inherit" onClick={() => navigate(ticketHref)}>
          {t('openTicket')}
        </Button>
      )}
      {mayBlock && isNumber(number) && !isBlocked && customerId !== undefined && (
        <Button variant="outlined" color="error" onClick={() => setBlocking(true)}>
          {t('block')}
        </Button>
      )}
      {isBlocking && mayBlock && !isBlocked && customerId !== undefined && (
        <Blocking row={{ id: call?.id ?? 0, callerNumber: number, customerId }} onClose={() => setBlocking(false)} />
      )}
    </>
  )
}

function Blocking(props: { row: { id: number; callerNumber: string; customerId: number }; onClose: () => void }) {
  const value = useWanted(panels)
  return value ? <value.BlockNowDialog {...props} /> : null
}

/** When the number called first and last, how often, and how much was talked. */
function CallerFigures({ caller: { number, customerId, calls } }: { caller: CallerAnswers }) {
  const isCut = calls?.length === mostCalls
  const where = { callerNumber: number, ...(customerId !== undefined && { customerId }) }
  const count = useCall('CallLog.count', isCut ? { where } : null, { silent: true }).data?.count
  const figures = calls && figuresOf(calls)
  const tiles = [
    { label: t('calls'), value: figures && formatNumber(count ?? figures.calls) },
    { label: t('answered'), value: figures?.answered !== undefined && formatNumber(figures.answered) },
    { label: t('talkTime'), value: figures && formatDuration(figures.talkSeconds) },
    { label: isCut ? t('firstShown') : t('firstCall'), value: figures?.first && formatDate(figures.first) },
    { label: t('lastCall'), value: figures?.last && formatDate(figures.last) },
  ]
  // The calls of some core APIs do not say what they are counted by.
  const shown = figures ? tiles.filter(({ value }) => value) : tiles
  return (
    <section className={styles.figures} aria-label={t('figures')}>
      <dl className={styles.tiles}>
        {shown.map(({ label, value }) => (
          <div key={label} className={styles.tile}>
            <dt>{label}</dt>
            <dd>{value || '–'}</dd>
          </div>
        ))}
      </dl>
      {isCut && <p className={styles.note}>{t('cut', { count: mostCalls })}</p>}
    </section>
  )
}

/** Says that calls of one customer alone are shown, where a link came from that customer, and leads to those of all. */
function OfOneCustomer({ number, customerId }: { number: string; customerId: number }) {
  const filter = { where: { id: customerId }, fields: ['id', 'companyName'] as const, limit: 1 }
  const { data } = useCall('Customer.find', { filter }, { silent: true })
  return (
    <p className={styles.note}>
      {t('ofOneCustomer', { name: data?.[0]?.companyName ?? `#${customerId}` })}{' '}
      <PlaceLink href={hrefOf('caller', { number })}>{t('ofAllCustomers')}</PlaceLink>
    </p>
  )
}

/** Tickets about calls of the number. */
function CallerTickets({ caller: { calls } }: { caller: CallerAnswers }) {
  const answer = useTicketsAbout(calls)
  return (
    <Widget title={t('tickets')} answer={answer} heightPx={40} isSpare>
      {(about) =>
        about.length === 0 ? (
          <p className={styles.none}>{t('noTickets')}</p>
        ) : (
          <ul className={styles.lines}>
            {about.map(({ id, subject, state, updatedAt }) => (
              <li key={id}>
                <PlaceLink href={rowHref('tickets', { action: 'view', id })}>{subject}</PlaceLink>
                <span className={styles.aside}>
                  {t(`state.${state}`)}, {formatDateTime(updatedAt)}
                </span>
              </li>
            ))}
          </ul>
        )
      }
    </Widget>
  )
}

/** A number as calls have it, a short code, or a name that is no number. */
const AS_SENT = /^(\+\d+|\d{3,6}|\p{L}.*)$/u

/** What somebody pasted or typed into the address as calls have it; empty until it can be read. */
function useReadNumber(typed: string): string {
  const isSent = AS_SENT.test(typed)
  const { value: plans, failed } = useLoaded(phonePlans, !isSent)
  if (isSent || failed) return typed
  const read = plans?.parsePhone(typed, phoneHome())
  return plans ? (read?.e164 ?? typed) : ''
}

export { Themed as Around } from '../../ui/themed.tsx'

/** All that is known of a number that calls: who it is, its calls, where they came from, and whether they are refused. */
export function Page() {
  const { number: written = '' } = useParams()
  const number = useReadNumber(decoded(written))
  const { access } = useSession()
  const customer = positiveInteger(new URLSearchParams(useSearch()).get('customer'))
  const caller = useCaller(number, seesEveryCustomer(access) ? customer : undefined)
  const formatPhone = usePhoneFormat()
  const { calls, contacts, error, retry, isNobody, isContactUnoffered } = caller
  const name = contacts?.find((contact) => contact.name)?.name
  const title = name ?? formatPhone(number)
  useRecordTitle(title)

  if (isNobody) {
    return (
      <>
        <PageHeader title={title} />
        <EmptyState title={t('unknownTitle')} text={t('unknownText')} />
      </>
    )
  }
  return (
    <>
      <PageHeader
        title={title}
        subtitle={name && formatPhone(number)}
        actions={calls && (contacts || isContactUnoffered) && <CallerActions caller={caller} />}
      />
      {error && <ErrorState error={error} onRetry={retry} />}
      {caller.customerId !== undefined && <OfOneCustomer number={number} customerId={caller.customerId} />}
      <div className={styles.grid}>
        <div className={styles.column}>
          <CallerFigures caller={caller} />
          <CallerCalls caller={caller}>{allCalls(caller)}</CallerCalls>
        </div>
        <div className={styles.column}>
          {isNumber(number) && (
            <>
              <CallerBlocks caller={caller} />
              <CallerContacts caller={caller} />
            </>
          )}
          <CallerSources caller={caller} />
          <CallerTickets caller={caller} />
        </div>
      </div>
    </>
  )
}

/** The number of an address, also of one that was written by hand. */
function decoded(written: string): string {
  try {
    return decodeURIComponent(written)
  } catch {
    return written
  }
}

const allCalls = ({ number }: CallerAnswers) => (
  <PlaceLink href={foundHref('callLogs', 'callerNumber', number) ?? ''}>{t('allCalls')}</PlaceLink>
)
