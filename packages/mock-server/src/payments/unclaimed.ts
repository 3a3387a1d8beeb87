import type { PaymentIntent } from '../store/internal-rows.ts'
import type { Row } from '../store/models.ts'
import type { Store } from '../store/types.ts'
import { settleIntent } from './intents.ts'
import type { WalletPlace } from './wallet.ts'

/** An address as payments remember it. */
const plain = (email: string) => email.toLowerCase()

/** Whether a payment was made and is in no wallet yet. */
export const isUnclaimed = ({ status, amountMinor, transactionId, customerId }: PaymentIntent): boolean =>
  status === 'succeeded' && amountMinor > 0 && transactionId === undefined && customerId === 0

/** Notes whose payment it is that was made without a session: of the address that somebody has proven to be theirs. */
export function notePayer(store: Store, intent: PaymentIntent | undefined, email: string): void {
  if (intent && isUnclaimed(intent)) store.table('PaymentIntent').patch(intent.id, { email: plain(email) })
}

/** Whether a user may put a payment that was made without a session into a wallet: where an address is known, it has to be the user's. */
export function isPayer(store: Store, { email }: PaymentIntent, userId: number): boolean {
  return email === undefined || email === plain(store.table('DashUser').get(userId)?.email ?? '')
}

/**
 * Puts what was paid for a sign-up of a user's address, and never used, into the customer's wallet: a second tab that paid as
 * well, or a browser that was closed before the account was opened. Each payment once. Answers how many there were.
 */
export function claimPayments(place: WalletPlace, { email, customerId }: Row<'DashUser'>): number {
  const unclaimed = place.store.table('PaymentIntent').by('email', plain(email)).filter(isUnclaimed)
  for (const intent of unclaimed) settleIntent(place, intent, customerId)
  return unclaimed.length
}
