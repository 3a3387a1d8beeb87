import type { Account } from '../ledger/entry.ts'
import { hold, resolve, transfer } from '../ledger/ledger.ts'
import type { PaymentIntent } from '../store/internal-rows.ts'
import type { Store } from '../store/types.ts'

type Amount = Pick<PaymentIntent, 'id' | 'amountMinor' | 'currency'>

/** Where a payment lies until it enters a wallet. */
const accountOf = ({ id }: Pick<PaymentIntent, 'id'>): Account => `payment:${id}`

const fromCard = (intent: Amount, at: string) => ({
  debit: 'cards' as const,
  credit: accountOf(intent),
  minor: intent.amountMinor,
  currency: intent.currency,
  at,
})

/** The card has paid. Saving a card pays nothing. */
export function payAtOnce(store: Store, intent: Amount, at: string): void {
  if (intent.amountMinor > 0) transfer(store, fromCard(intent, at))
}

/** The bank is asked first: the money is held. Answers the hold; undefined where nothing is to be paid. */
export function payLater(store: Store, intent: Amount, at: string): number | undefined {
  return intent.amountMinor > 0 ? hold(store, fromCard(intent, at)).id : undefined
}

/** The bank has answered, or is no longer asked. Does nothing where nothing is held. */
export function settleHold(
  store: Store,
  { holdId }: Pick<PaymentIntent, 'holdId'>,
  kind: 'post' | 'void',
  at: string,
): void {
  if (holdId !== undefined) resolve(store, holdId, kind, at)
}

/** Takes a payment from where it lies, and answers where its worth in USD is to be taken from. */
export function moveOutOfPayment(store: Store, intent: Amount, at: string): Account {
  if (intent.currency === 'USD') return accountOf(intent)
  const { amountMinor: minor, currency } = intent
  transfer(store, { debit: accountOf(intent), credit: 'exchange', minor, currency, at })
  return 'exchange'
}
