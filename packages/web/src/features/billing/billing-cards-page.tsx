import type { components } from '@lineboard/contract'
import { useState } from 'react'
import { prefetchCall, useCall } from '../../data/use-call.ts'
import { useConfirmed } from '../../data/use-confirmed.ts'
import { titleOf } from '../../places/title-of.ts'
import { useMay } from '../../state/may.ts'
import { session, type User, useSession } from '../../state/session.ts'
import { toast } from '../../state/toasts.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Widget } from '../../ui/widget.tsx'
import { t } from './account.messages.ts'
import styles from './account.module.css'
import { billingCalls } from './billing-calls.ts'
import { t as consentText, t as renewalConsentT } from './consent.messages.ts'
import { ReadOnlyNote } from './read-only-note.tsx'
import { RenewalPayer } from './renewal-payer.tsx'
import { saveConsent } from './save-consent.ts'
import { SavedCards } from './saved-cards.tsx'

interface RenewalConsentProps {
  consent: components['schemas']['PaymentConsent'] | undefined
  hasPrimaryCard: boolean
  readOnly: boolean
}

/** Whether the primary card pays for renewals; whoever may pay agrees to it here, and takes it back. */
export function RenewalConsent({ consent, hasPrimaryCard, readOnly }: RenewalConsentProps) {
  const [isOpen, setOpen] = useState(false)
  const isAgreed = consent?.accepted === true
  const asked = useConfirmed(async () => {
    await saveConsent(!isAgreed)
    toast({ severity: 'success', text: renewalConsentT(isAgreed ? 'takenBack' : 'allowed') })
    setOpen(false)
  })
  return (
    <div className={styles.form}>
      <RenewalPayer consent={consent} hasPrimaryCard={hasPrimaryCard} />
      {!readOnly && (isAgreed || hasPrimaryCard) && (
        <div>
          <Button variant="outlined" onClick={() => setOpen(true)}>
            {renewalConsentT(isAgreed ? 'takeBack' : 'allow')}
          </Button>
        </div>
      )}
      {isOpen && (
        <ConfirmDialog
          open
          title={renewalConsentT(isAgreed ? 'takeBackTitle' : 'allowTitle')}
          confirmLabel={renewalConsentT(isAgreed ? 'takeBack' : 'allow')}
          {...asked}
          onClose={() => setOpen(false)}
        >
          <p>{renewalConsentT(isAgreed ? 'takeBackText' : 'words')}</p>
        </ConfirmDialog>
      )}
    </div>
  )
}

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
