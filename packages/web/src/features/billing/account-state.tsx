import type { components } from '@lineboard/contract'
import { useState } from 'react'
import { useMay } from '../../state/may.ts'
import { Button } from '../../ui/button.tsx'
import styles from './account.module.css'
import { t } from './account-state.messages.ts'
import { changesFrom, type StateChange } from './account-state-changes.ts'
import { AccountStateDialog } from './account-state-dialog.tsx'

interface AccountStateProps {
  customerId: number
  state: components['schemas']['AccountState']
}

/** Whether calls come in and are tracked, and what can be done about it. */
export function AccountState({ customerId, state }: AccountStateProps) {
  const [asked, setAsked] = useState<StateChange>()
  const mayChange = useMay('PaymentMethod.stopIncomingCalls')
  return (
    <div className={styles.form}>
      <p>{t(state)}</p>
      {mayChange && (
        <div className={styles.buttons}>
          {changesFrom[state].map((change) => (
            <Button
              key={change}
              variant={change === 'reactivate' ? 'contained' : 'outlined'}
              color={change === 'stop' ? 'error' : 'primary'}
              onClick={() => setAsked(change)}
            >
              {t(`${change}.label`)}
            </Button>
          ))}
        </div>
      )}
      {asked && <AccountStateDialog customerId={customerId} change={asked} onClose={() => setAsked(undefined)} />}
    </div>
  )
}
