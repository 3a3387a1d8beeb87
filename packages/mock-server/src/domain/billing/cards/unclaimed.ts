import type { PaymentIntent, Row } from '../../../store/rows/internal-rows.ts'
import type { Store } from '../../../store/rows/types.ts'
import type { WalletContext } from '../wallet/wallet.ts'
import { creditIntent } from './intents.ts'

/** An address as payments remember it. */
const plain = (email: string) => email.toLowerCase()

/** Whether a payment was made and is in no wallet yet. */
export const isUnclaimed = ({ status, amountMinor, transactionId, customerId }: PaymentIntent): boolean =>
  status === 'succeeded' && amountMinor > 0 && transactionId === undefined && customerId === 0

/**
 * Whether a user has shown that the address of the account is the user's, by a code or a link mailed there: what stands in a row
 * can be written by anybody who may write the row.
 */
function hasProven(store: Store, { email }: Row<'DashUser'>): boolean {
  const mailed = store.table('VerificationToken').find({ where: { email: plain(email) } })
  return mailed.some(({ usedAt }) => usedAt !== undefined)
}

/** Whether a payment was made for an address that is not this one. */
export const isForOtherAddress = ({ email }: PaymentIntent, address: string): boolean =>
  email !== undefined && email !== plain(address)

/** Notes whose payment it is that was made without a session, and is nobody's yet: of the address that somebody has proven to be theirs. */
export function notePayer(store: Store, intent: PaymentIntent | undefined, email: string): void {
  if (intent && isUnclaimed(intent) && !isForOtherAddress(intent, email))
    store.table('PaymentIntent').patch(intent.id, { email: plain(email) })
}

/** Whether a user may put a payment that was made without a session into a wallet: where an address is known, it has to be the user's, and proven. */
export function isPayer(store: Store, intent: PaymentIntent, userId: number): boolean {
  const user = store.table('DashUser').get(userId)
  return (
    intent.email === undefined ||
    (user !== undefined && !isForOtherAddress(intent, user.email) && hasProven(store, user))
  )
}

/**
 * Puts what was paid for a sign-up of a user's address, and never used, into the customer's wallet: a second tab that paid as
 * well, or a browser that was closed before the account was opened. Each payment once, and none to who has not proven the
 * address. Answers how many there were.
 */
export function claimPayments(context: WalletContext, user: Row<'DashUser'>): number {
  const { store } = context
  const { customerId } = user
  if (!hasProven(store, user)) return 0
  const unclaimed = store.table('PaymentIntent').by('email', plain(user.email)).filter(isUnclaimed)
  for (const intent of unclaimed) creditIntent(context, intent, customerId)
  return unclaimed.length
}
