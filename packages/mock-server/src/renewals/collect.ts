import type { AccountPlace } from '../account/standing.ts'
import { consentOf } from '../payments/consent.ts'
import { fromCents } from '../payments/money.ts'
import { chargeProblem } from '../payments/sandbox-cards.ts'
import { primaryCard } from '../payments/saved-cards.ts'
import { creditWallet, moveWallet, walletCents } from '../payments/wallet.ts'
import type { Due } from './due.ts'

/** Card providers take no payment below. */
const LEAST_CENTS = 50

/** Charges the primary card for what the wallet lacks, where that was agreed to. */
function payByCard(place: AccountPlace, customerId: number, missingCents: number): void {
  const card = primaryCard(place.store, customerId)
  if (!card || !consentOf(place.store, customerId)?.accepted || chargeProblem(card, place.now())) return
  creditWallet(place, customerId, Math.max(LEAST_CENTS, missingCents), { card, isAutomatic: true })
}

/** Takes what is due from the wallet, or from the card where that may be charged. Answers whether it is paid. */
export function collect(place: AccountPlace, due: Due, mayTryCard: boolean): boolean {
  const { store } = place
  const { customerId } = due
  const charge = due.charge()
  const costCents = -charge.amountCents
  const isPostpaid = store.table('Customer').get(customerId)?.accounting_type === 'postpaid'
  if (!isPostpaid && mayTryCard && costCents > walletCents(store, customerId))
    payByCard(place, customerId, costCents - walletCents(store, customerId))
  if (!isPostpaid && costCents > walletCents(store, customerId)) {
    due.missed()
    return false
  }
  if (costCents > 0) moveWallet(place, customerId, charge)
  due.paid()
  return true
}

/** What is past due of a customer at a moment, in USD. */
export const overdueUsd = (dues: readonly Due[]): number =>
  fromCents(dues.reduce((sum, due) => sum - due.charge().amountCents, 0)) + 0
