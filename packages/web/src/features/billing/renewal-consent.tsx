import type { components } from '@lineboard/contract'
import { useState } from 'react'
import { api } from '../../data/client.ts'
import { loadCurrentUser } from '../../data/current-user.ts'
import { reportError } from '../../data/report-error.ts'
import { refresh } from '../../data/use-call.ts'
import { useConfirmed } from '../../data/use-confirmed.ts'
import { formatDate } from '../../state/dates.ts'
import { toast } from '../../state/toasts.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import styles from './account.module.css'
import { t } from './consent.messages.ts'

/** Keeps that the primary card may pay for renewals, with the words that were agreed to, or takes it back. Throws what the call threw. */
export async function saveConsent(accepted: boolean): Promise<void> {
  try {
    await api().PaymentMethod.saveConsent({ body: accepted ? { accepted, text: t('words') } : { accepted } })
  } finally {
    // Taking it back turns the automatic top-up off, which is a field of the customer.
    void refresh('Customer', 'PaymentMethod')
    loadCurrentUser().catch(reportError)
  }
}

interface RenewalPayerProps {
  /** What was said last; undefined where nobody has said anything. */
  consent: components['schemas']['PaymentConsent'] | undefined
  hasPrimaryCard: boolean
}

/** What pays for renewals, as it is agreed. */
export function RenewalPayer({ consent, hasPrimaryCard }: RenewalPayerProps) {
  if (!consent?.accepted) return <p className={styles.quiet}>{t('wallet')}</p>
  return <p className={styles.quiet}>{t(hasPrimaryCard ? 'both' : 'noCard', { date: formatDate(consent.savedAt) })}</p>
}

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
    toast({ severity: 'success', text: t(isAgreed ? 'takenBack' : 'allowed') })
    setOpen(false)
  })
  return (
    <div className={styles.form}>
      <RenewalPayer consent={consent} hasPrimaryCard={hasPrimaryCard} />
      {!readOnly && (isAgreed || hasPrimaryCard) && (
        <div>
          <Button variant="outlined" onClick={() => setOpen(true)}>
            {t(isAgreed ? 'takeBack' : 'allow')}
          </Button>
        </div>
      )}
      {isOpen && (
        <ConfirmDialog
          open
          title={t(isAgreed ? 'takeBackTitle' : 'allowTitle')}
          confirmLabel={t(isAgreed ? 'takeBack' : 'allow')}
          {...asked}
          onClose={() => setOpen(false)}
        >
          <p>{t(isAgreed ? 'takeBackText' : 'words')}</p>
        </ConfirmDialog>
      )}
    </div>
  )
}
