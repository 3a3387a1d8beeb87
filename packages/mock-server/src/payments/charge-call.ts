import { describeMovement } from '@lineboard/contract/movement'
import { transfer } from '../ledger/ledger.ts'
import { showBalance } from '../ledger/shown-balance.ts'
import type { Row } from '../store/models.ts'
import { fromCents, toCents } from './money.ts'
import { moveWallet, sidesOf, type WalletPlace, walletCents } from './wallet.ts'

const CALL_CHARGES_PRODUCT_ID = 6
const kind = { transactionType: 'charge', category: 'call_charges' } as const

/** What a day's charges are called: a day begins and ends in UTC, and a call belongs to the one it began on. */
const describe = (day: string) => describeMovement('calls', { day })

/**
 * Takes what a call cost from the wallet. The calls of a day are one transaction, which grows with each of them as long as it is the
 * latest of the customer; in the ledger each call is an entry of its own.
 */
export function chargeCall(place: WalletPlace, { customerId, startedAt, charge }: Row<'CallLog'>): void {
  const { store } = place
  const cents = toCents(charge)
  if (cents === 0 || !store.table('Customer').get(customerId)) return
  const day = startedAt.slice(0, 10)
  // A call that goes on after midnight is paid on the day it began, as reports count it.
  const [at = ''] = [place.now().toISOString(), `${day}T23:59:59.999Z`].toSorted()
  const transactions = store.table('PaymentTransaction')
  const latest = transactions.by('customerId', customerId).at(-1)
  if (latest?.description !== describe(day)) {
    moveWallet({ store, now: () => new Date(at) }, customerId, {
      ...kind,
      amountCents: -cents,
      productId: CALL_CHARGES_PRODUCT_ID,
      description: describe(day),
    })
    return
  }
  transactions.patch(latest.id, {
    amount: fromCents(toCents(latest.amount) - cents),
    balanceAfter: fromCents(walletCents(store, customerId) - cents),
    transactionDate: at,
  })
  const sides = sidesOf(customerId, { ...kind, amountCents: -cents })
  transfer(store, { ...sides, minor: cents, currency: 'USD', at, transactionId: latest.id })
  showBalance(store, customerId)
}
