import { proxy, useSnapshot } from 'valtio'
import { readStoredJson, writeStored } from '../../browser/storage.ts'

const storageKey = 'pendingCharge'

/** A charge that was sent, and whose answer has not come. */
export interface PendingCharge {
  customerId: number
  /** In US dollars. */
  amount: number
  /** When it was sent, in milliseconds since 1970. */
  sentAtMs: number
}

function keptCharge(): PendingCharge | undefined {
  const { customerId, amount, sentAtMs }: Record<string, unknown> = Object(readStoredJson(storageKey))
  return typeof customerId === 'number' && typeof amount === 'number' && typeof sentAtMs === 'number'
    ? { customerId, amount, sentAtMs }
    : undefined
}

const state = proxy<{ charge: PendingCharge | undefined }>({ charge: keptCharge() })

/** Remembers a charge before it is sent, past a page that is loaded again; undefined once its end is known. */
export function setPendingCharge(charge: PendingCharge | undefined): void {
  state.charge = charge
  writeStored(storageKey, charge && JSON.stringify(charge))
}

/** The charge of this customer whose end is not known. */
export function usePendingCharge(customerId: number): PendingCharge | undefined {
  const { charge } = useSnapshot(state)
  return charge?.customerId === customerId ? charge : undefined
}
