import type { components } from '@lineboard/contract'
import { useState } from 'react'
import { t as walletText } from '../../parts/wallet/wallet.messages.ts'
import { heldByMoney } from '../../parts/wallet/wallet-band-state.ts'
import { useMay } from '../../state/may.ts'
import { Button } from '../../ui/button.tsx'
import styles from './account.module.css'
import { t } from './account-state.messages.ts'
import { changesFrom, type StateChange } from './account-state-changes.ts'
import { AccountStateDialog } from './account-state-dialog.tsx'

interface AccountStateProps {
  customerId: number
  state: components['schemas']['AccountState']
  /** Why the account is not active, as far as it is known. */
  heldBy: components['schemas']['SubscriptionDetail']['heldBy']
}

/** Whether calls come in and are tracked, and what can be done about it. */
export function AccountState({ customerId, state, heldBy }: AccountStateProps) {
  const [asked, setAsked] = useState<StateChange>()
  const mayChange = useMay('PaymentMethod.stopIncomingCalls')
  // What money has stopped runs again with money: a server refuses to reactivate it before.
  const held = heldByMoney(state, heldBy)
  const changes = changesFrom[state].filter((change) => !held || change !== 'reactivate')
  return (
    <div className={styles.form}>
      <p>{held ? walletText(`band.${held}`) : t(state)}</p>
      {mayChange && (
        <div className={styles.buttons}>
          {changes.map((change) => (
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
