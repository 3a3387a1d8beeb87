import type { components } from '@lineboard/contract'
import { useState } from 'react'
import { useConfirmed } from '../../data/use-confirmed.ts'
import { toast } from '../../state/toasts.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import styles from './account.module.css'
import { t } from './consent.messages.ts'
import { RenewalPayer } from './renewal-payer.tsx'
import { saveConsent } from './save-consent.ts'

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
