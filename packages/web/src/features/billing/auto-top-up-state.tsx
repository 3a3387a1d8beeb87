import type { components } from '@lineboard/contract'
import Alert from '@mui/material/Alert'
import { useState } from 'react'
import { type Card, cardName } from '../../parts/card/card-name.ts'
import { useMay } from '../../state/may.ts'
import { useOwnAndDollars } from '../../state/own-and-dollars.ts'
import { Button } from '../../ui/button.tsx'
import styles from './account.module.css'
import { t } from './auto-top-up.messages.ts'
import { AutoTopUpDialog } from './auto-top-up-dialog.tsx'

interface AutoTopUpStateProps {
  customer: components['schemas']['Customer']
  cards: readonly Card[]
}

/** Whether a card fills the wallet by itself, when and by how much. Off until somebody turns it on. */
export function AutoTopUpState({ customer, cards }: AutoTopUpStateProps) {
  const { id, autoTopUp, autoTopUpProblem } = customer
  const [isOpen, setOpen] = useState(false)
  const money = useOwnAndDollars()
  const mayPay = useMay('PaymentMethod.saveConsent')
  const mayEdit = useMay('Customer.upsert', { model: 'Customer', row: { id } })
  const card = cards.find(({ payment_id }) => payment_id === autoTopUp?.paymentId)
  const isOn = autoTopUp?.isOn === true
  return (
    <div className={styles.form}>
      {!isOn && <p>{t('off')}</p>}
      {isOn && (
        <p>
          {t('on', {
            below: money(autoTopUp.belowUsd),
            amount: money(autoTopUp.amountUsd),
            card: card ? cardName(card) : t('goneCard'),
          })}{' '}
          {autoTopUp.monthlyLimitUsd === undefined
            ? t('noLimit')
            : t('limit', { limit: money(autoTopUp.monthlyLimitUsd) })}
        </p>
      )}
      {isOn && autoTopUpProblem && (
        <Alert severity="warning">{t('problem', { message: autoTopUpProblem.message })}</Alert>
      )}
      {mayPay && !mayEdit && <p className={styles.quiet}>{t('readOnly')}</p>}
      {mayPay && mayEdit && cards.length === 0 && <p className={styles.quiet}>{t('noCard')}</p>}
      {mayPay && mayEdit && (cards.length > 0 || isOn) && (
        <div>
          <Button variant="outlined" onClick={() => setOpen(true)}>
            {t(isOn ? 'change' : 'turnOn')}
          </Button>
        </div>
      )}
      {isOpen && <AutoTopUpDialog customer={customer} cards={cards} onClose={() => setOpen(false)} />}
    </div>
  )
}
