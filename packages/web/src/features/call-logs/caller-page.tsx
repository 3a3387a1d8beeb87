import { useParams, useSearch } from 'wouter'
import { positiveInteger } from '../../lib/positive-integer.ts'
import { usePhoneFormat } from '../../parts/phone/format-phone.ts'
import { isNumber } from '../../parts/phone/is-number.ts'
import { seesEveryCustomer } from '../../state/may.ts'
import { useRecordTitle } from '../../state/page-title.ts'
import { useSession } from '../../state/session.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { PlaceLink } from '../../ui/place-link.tsx'
import { foundHref } from './call-links.ts'
import { t } from './caller/caller.messages.ts'
import styles from './caller/caller.module.css'
import { CallerActions } from './caller/caller-actions.tsx'
import { CallerBlocks } from './caller/caller-blocks.tsx'
import { CallerCalls } from './caller/caller-calls.tsx'
import { CallerContacts } from './caller/caller-contacts.tsx'
import { CallerFigures } from './caller/caller-figures.tsx'
import { CallerSources } from './caller/caller-sources.tsx'
import { CallerTickets } from './caller/caller-tickets.tsx'
import { type CallerAnswers, useCaller } from './caller/use-caller.ts'

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
