import { prefetchCall, useCall } from '../../data/use-call.ts'
import { titleOf } from '../../places/title-of.ts'
import { useMay } from '../../state/may.ts'
import { session, type User, useSession } from '../../state/session.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { Widget } from '../../ui/widget.tsx'
import { t } from './account.messages.ts'
import styles from './account.module.css'
import { billingCalls } from './billing-calls.ts'
import { t as consentText } from './consent.messages.ts'
import { ReadOnlyNote } from './read-only-note.tsx'
import { RenewalConsent } from './renewal-consent.tsx'
import { SavedCards } from './saved-cards.tsx'

export { Themed as Around } from '../../ui/themed.tsx'

/** The cards of one's own company. */
export function Page() {
  const { user } = useSession()
  return user?.Customer ? <Cards customer={user.Customer} /> : <PageHeader title={titleOf('billingCards')} />
}

function Cards({ customer: { id, companyName } }: { customer: Readonly<NonNullable<User['Customer']>> }) {
  const cards = useCall('PaymentMethod.find', billingCalls(id).cards, { silent: true })
  const detail = useCall('PaymentMethod.subscriptionDetail', {}, { silent: true })
  const readOnly = !useMay('PaymentMethod.attach')
  return (
    <>
      <PageHeader title={titleOf('billingCards')} subtitle={t('cards.subtitle', { company: companyName })} />
      <ReadOnlyNote readOnly={readOnly} />
      <div className={styles.grid}>
        <Widget title={t('cards.title')} answer={cards} heightPx={120}>
          {(rows) => (
            <div className={styles.form}>
              <SavedCards
                cards={rows}
                isAgreed={detail.data && detail.data.consent?.accepted === true}
                readOnly={readOnly}
              />
            </div>
          )}
        </Widget>
        <Widget title={consentText('title')} answer={detail} heightPx={80}>
          {({ consent }) => (
            <RenewalConsent
              consent={consent}
              hasPrimaryCard={cards.data?.some(({ primary }) => primary) === true}
              readOnly={readOnly}
            />
          )}
        </Widget>
      </div>
    </>
  )
}

/** Asks ahead of need for the cards. */
export function ask(): void {
  const { user } = session
  if (!user) return
  prefetchCall('PaymentMethod.find', billingCalls(user.customerId).cards)
  prefetchCall('PaymentMethod.subscriptionDetail', {})
}
