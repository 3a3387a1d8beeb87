import type { components } from '@lineboard/contract'
import { api } from '../../data/client.ts'

type AccountState = components['schemas']['AccountState']
type NumberStatus = components['schemas']['OpNumberStatus']

/** Something that changes the state of an account. */
export type StateChange = 'pause' | 'stop' | 'reactivate'

/** What each does: the call, and the tracking numbers that it means. */
export const stateChanges: Readonly<
  Record<StateChange, { call: () => Promise<unknown>; statuses: readonly NumberStatus[] }>
> = {
  pause: { call: () => api().PaymentMethod.pauseTrackingCode({ body: {} }), statuses: ['active'] },
  stop: { call: () => api().PaymentMethod.stopIncomingCalls({ body: {} }), statuses: ['active', 'paused'] },
  reactivate: { call: () => api().PaymentMethod.reactiveAccount({ body: {} }), statuses: ['paused', 'stopped'] },
}

/** What can be done with an account in a state. */
export const changesFrom: Readonly<Record<AccountState, readonly StateChange[]>> = {
  active: ['pause', 'stop'],
  tracking_paused: ['stop', 'reactivate'],
  calls_stopped: ['reactivate'],
}
