import type { components } from '@lineboard/contract'
import type { Lineboard } from '@lineboard/sdk'
import { WordedError } from '../../lib/errors/is-worded.ts'
import { heldByMoney } from '../../shared/wallet/wallet-band-state.ts'
import { t } from './operations.messages.ts'

type Customer = components['schemas']['Customer']
type HeldBy = components['schemas']['SubscriptionDetail']['heldBy']

/** What becomes of an account. */
export type AccountChange = 'pause' | 'stop' | 'reactivate'

/** Tracking numbers that follow the account: those that stand otherwise. Released ones stay released. */
export const follows: Readonly<Record<AccountChange, readonly components['schemas']['OpNumber']['status'][]>> = {
  pause: ['active', 'stopped'],
  stop: ['active', 'paused'],
  reactivate: ['paused', 'stopped'],
}

const calls = { pause: 'pauseTrackingCode', stop: 'stopIncomingCalls', reactivate: 'reactiveAccount' } as const
const leadsTo: Readonly<Record<AccountChange, Customer['state']>> = {
  pause: 'tracking_paused',
  stop: 'calls_stopped',
  reactivate: 'active',
}

/** The changes that make sense for an account as it is. What money has stopped runs again with money: a server refuses to reactivate it before. */
export function changesOf({ state }: Pick<Customer, 'state'>, heldBy: HeldBy): AccountChange[] {
  const isHeld = heldByMoney(state, heldBy) !== undefined
  return (['pause', 'stop', 'reactivate'] as const).filter(
    (change) => leadsTo[change] !== state && !(isHeld && change === 'reactivate'),
  )
}

/**
 * Changes an account, for a reason. The same again leaves it as it is. Rejects with what the call rejects with, and changes nothing where
 * the server takes no notice of which account is named: it would change that of whoever asks.
 */
export async function changeState(
  { PaymentMethod }: Pick<Lineboard, 'PaymentMethod'>,
  change: AccountChange,
  body: { customerId: number; reason: string },
): Promise<void> {
  const { customerId } = await PaymentMethod.subscriptionDetail({ customerId: body.customerId })
  if (customerId !== body.customerId) throw new WordedError(t('ownAccountOnly'))
  await PaymentMethod[calls[change]]({ body })
}
