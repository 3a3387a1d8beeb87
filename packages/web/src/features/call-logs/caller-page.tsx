import { useParams, useSearch } from 'wouter'
import { useCall } from '../../data/use-call.ts'
import { formatDuration } from '../../lib/format-duration.ts'
import { positiveInteger } from '../../lib/positive-integer.ts'
import { rowHref } from '../../places/href.ts'
import { isNumber } from '../../shared/phone/call-icon.tsx'
import { usePhoneFormat } from '../../shared/phone/format-phone.ts'
import { useTicketsAbout } from '../../shared/tickets/use-tickets-about.ts'
import { formatDate, formatDateTime } from '../../state/dates.ts'
import { seesEveryCustomer } from '../../state/may.ts'
import { formatNumber } from '../../state/numbers.ts'
import { useRecordTitle } from '../../state/page-title.ts'
import { useSession } from '../../state/session.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { PlaceLink } from '../../ui/place-link.tsx'
import { Widget } from '../../ui/widget.tsx'
import { foundHref } from './call-links.ts'
import { t } from './caller.messages.ts'
import styles from './caller.module.css'
import { CallerActions } from './caller-actions.tsx'
import { CallerBlocks } from './caller-blocks.tsx'
import { CallerCalls, CallerSources, figuresOf } from './caller-calls.tsx'
import { CallerContacts } from './caller-contacts.tsx'
import { type CallerAnswers, mostCalls, useCaller } from './use-caller.ts'

/** When the number called first and last, how often, and how much was talked. */
function CallerFigures({ caller: { number, customerId, calls } }: { caller: CallerAnswers }) {
  const isCut = calls?.length === mostCalls
  const where = { callerNumber: number, ...(customerId !== undefined && { customerId }) }
  const count = useCall('CallLog.count', isCut ? { where } : null, { silent: true }).data?.count
  const figures = calls && figuresOf(calls)
  const tiles = [
    { label: t('calls'), value: figures && formatNumber(count ?? figures.calls) },
    { label: t('answered'), value: figures && formatNumber(figures.answered) },
    { label: t('talkTime'), value: figures && formatDuration(figures.talkSeconds) },
    { label: isCut ? t('firstShown') : t('firstCall'), value: figures?.first && formatDate(figures.first) },
    { label: t('lastCall'), value: figures?.last && formatDate(figures.last) },
  ]
  return (
    <section className={styles.figures} aria-label={t('figures')}>
      <dl className={styles.tiles}>
        {tiles.map(({ label, value }) => (
          <div key={label} className={styles.tile}>
            <dt>{label}</dt>
            <dd>{value ?? '–'}</dd>
          </div>
        ))}
      </dl>
      {isCut && <p className={styles.note}>{t('cut', { count: mostCalls })}</p>}
    </section>
  )
}

/** Tickets about calls of the number. */
function CallerTickets({ caller: { calls } }: { caller: CallerAnswers }) {
  const answer = useTicketsAbout(calls)
  return (
    <Widget title={t('tickets')} answer={answer} heightPx={40}>
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

export { Themed as Around } from '../../ui/themed.tsx'

/** All that is known of a number that calls: who it is, its calls, where they came from, and whether they are refused. */
export function Page() {
  const { number: written = '' } = useParams()
  const number = decoded(written)
  const { access } = useSession()
  const customer = positiveInteger(new URLSearchParams(useSearch()).get('customer'))
  const caller = useCaller(number, seesEveryCustomer(access) ? customer : undefined)
  const formatPhone = usePhoneFormat()
  const { calls, contacts, error, retry, isNobody } = caller
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
        actions={calls && contacts && <CallerActions caller={caller} />}
      />
      {error && <ErrorState error={error} onRetry={retry} />}
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
