import type { components } from '@lineboard/contract'
import { useState } from 'react'
import { useMoneyIn } from '../../data/rates.ts'
import { heldText } from '../../parts/wallet/held-text.ts'
import { heldByMoney } from '../../parts/wallet/wallet-band-state.ts'
import { useMay } from '../../state/may.ts'
import { Button } from '../../ui/button.tsx'
import styles from './account.module.css'
import { t } from './account-state.messages.ts'
import { changesFrom, type StateChange } from './account-state-changes.ts'
import { AccountStateDialog } from './account-state-dialog.tsx'

type Schemas = components['schemas']

interface AccountStateProps {
  customer: Readonly<Pick<Schemas['Customer'], 'id' | 'balance' | 'currency' | 'accounting_type' | 'state'>>
  /** Knows why the account is not active, and what is due; missing as long as nobody knows. */
  detail: Schemas['SubscriptionDetail'] | undefined
}

/** Whether calls come in and are tracked, and what can be done about it. */
export function AccountState({ customer, detail }: AccountStateProps) {
  const { id, state, currency } = customer
  const money = useMoneyIn(currency)
  const [asked, setAsked] = useState<StateChange>()
  const mayChange = useMay('PaymentMethod.stopIncomingCalls')
  // What money has stopped runs again with money: a server refuses to reactivate it before.
  const held = heldByMoney(state, detail?.heldBy)
  const changes = changesFrom[state].filter((change) => !held || change !== 'reactivate')
  return (
    <div className={styles.form}>
      <p>{held ? heldText(held, customer, detail, money) : t(state)}</p>
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
      {asked && <AccountStateDialog customerId={id} change={asked} onClose={() => setAsked(undefined)} />}
    </div>
  )
}
