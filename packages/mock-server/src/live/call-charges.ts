import { moveWallet } from '../payments/wallet.ts'
import type { Store } from '../store/types.ts'

/** Product of call charges, and the customer who runs the service and pays for none. */
const CALL_CHARGES_PRODUCT_ID = 6
const OWNER_ID = 1

/** What customers owe for calls that have ended. */
export interface CallCharges {
  /** Remembers the cost of a call, in USD. */
  add(customerId: number, chargeUsd: number): void
  /** Takes what is owed from the wallets, in whole cents; what is less than a cent is owed on. */
  settle(at: Date): void
  clear(): void
}

/** Collects the charges of calls: a call costs fractions of a cent, a wallet knows none. */
export function createCallCharges(store: Store): CallCharges {
  const owedMills = new Map<number, number>()
  return {
    add(customerId, chargeUsd) {
      const mills = Math.round(chargeUsd * 1000)
      if (mills > 0 && customerId !== OWNER_ID) owedMills.set(customerId, (owedMills.get(customerId) ?? 0) + mills)
    },
    settle(at) {
      for (const [customerId, mills] of owedMills) {
        if (!store.table('Customer').get(customerId)) owedMills.delete(customerId)
        const amountCents = Math.floor(mills / 10)
        if (amountCents === 0 || !owedMills.has(customerId)) continue
        owedMills.set(customerId, mills - amountCents * 10)
        moveWallet({ store, now: () => at }, customerId, {
          amountCents: -amountCents,
          productId: CALL_CHARGES_PRODUCT_ID,
          description: `Call charges of ${at.toISOString().slice(0, 10)}`,
          transactionType: 'charge',
          category: 'call_charges',
        })
      }
    },
    clear: () => owedMills.clear(),
  }
}
