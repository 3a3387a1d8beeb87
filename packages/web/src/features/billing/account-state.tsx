import type { components } from '@lineboard/contract'
import type { Served } from '@lineboard/contract/stated'
import { useState } from 'react'
import { api } from '../../data/client.ts'
import { loadCurrentUser } from '../../data/current-user.ts'
import { useMoneyIn } from '../../data/rates.ts'
import { reportError } from '../../data/report-error.ts'
import { refresh, useCall } from '../../data/use-call.ts'
import { useConfirmed } from '../../data/use-confirmed.ts'
import { heldText } from '../../shared/wallet/held-text.ts'
import { heldByMoney } from '../../shared/wallet/wallet-band-state.ts'
import { isRefused, useMay } from '../../state/may.ts'
import { toast } from '../../state/toasts.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import styles from './account.module.css'
import { t } from './account-state.messages.ts'

type Schemas = components['schemas']

/** Something that changes the state of an account. */
type StateChange = 'pause' | 'stop' | 'reactivate'

/** What each does: the call, and the tracking numbers that it means. */
const stateChanges: Readonly<
  Record<StateChange, { call: () => Promise<unknown>; statuses: readonly Schemas['OpNumberStatus'][] }>
> = {
  pause: { call: () => api().PaymentMethod.pauseTrackingCode({ body: {} }), statuses: ['active'] },
  stop: { call: () => api().PaymentMethod.stopIncomingCalls({ body: {} }), statuses: ['active', 'paused'] },
  reactivate: { call: () => api().PaymentMethod.reactiveAccount({ body: {} }), statuses: ['paused', 'stopped'] },
}

/** What can be done with an account in a state. */
const changesFrom: Readonly<Record<Schemas['AccountState'], readonly StateChange[]>> = {
  active: ['pause', 'stop'],
  tracking_paused: ['stop', 'reactivate'],
  calls_stopped: ['reactivate'],
}

interface AccountStateDialogProps {
  customerId: number
  change: StateChange
  onClose: () => void
}

/** Says what a change of the account's state does, and to how many numbers, before it is done. */
export function AccountStateDialog({ customerId, change, onClose }: AccountStateDialogProps) {
  const { call, statuses } = stateChanges[change]
  const where = { customerId, status: { inq: [...statuses] } }
  const { data, error } = useCall('OpNumber.count', { where }, { silent: true })
  const isUncounted = isRefused('OpNumber.count') || error !== undefined
  const asked = useConfirmed(async () => {
    try {
      await call()
    } finally {
      // An answer that was lost may have done it.
      void refresh('PaymentMethod', 'OpNumber', 'Customer')
      loadCurrentUser().catch(reportError)
    }
    toast({ severity: 'success', text: t(`${change}.done`) })
    onClose()
  })
  return (
    <ConfirmDialog
      open
      destructive={change !== 'reactivate'}
      title={t(`${change}.title`)}
      confirmLabel={t(`${change}.label`)}
      disabled={!data && !isUncounted}
      {...asked}
      onClose={onClose}
    >
      <p>{data ? t(`${change}.text`, { numbers: data.count }) : t(`${change}.uncounted`)}</p>
      {change === 'reactivate' && data?.count !== 0 && <p>{t('reactivate.rest')}</p>}
    </ConfirmDialog>
  )
}

interface AccountStateProps {
  customer: Readonly<Pick<Schemas['Customer'], 'id' | 'balance' | 'currency' | 'accounting_type' | 'state'>>
  /** Knows why the account is not active, and what is due; missing as long as nobody knows. */
  detail: Schemas['SubscriptionDetail'] | undefined
}

/** Whether calls come in and are tracked, and what can be done about it. */
export function AccountState({ customer, detail }: AccountStateProps) {
  const { id, state, currency }: Pick<Served<'Customer'>, 'id' | 'state' | 'currency'> = customer
  const money = useMoneyIn(currency)
  const [asked, setAsked] = useState<StateChange>()
  const mayChange = useMay('PaymentMethod.stopIncomingCalls')
  // What money has stopped runs again with money: a server refuses to reactivate it before.
  const held = heldByMoney(state, detail?.heldBy)
  // Each is offered where the server does not say what the account is.
  const possible = state ? changesFrom[state] : Object.values(changesFrom).flat()
  const changes = [...new Set(possible)].filter((change) => !held || change !== 'reactivate')
  return (
    <div className={styles.form}>
      {state && <p>{held ? heldText(held, customer, detail, money) : t(state)}</p>}
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
