import { notFound } from '../errors/loopback-error.ts'
import type { Row } from '../store/models.ts'
import type { Store } from '../store/types.ts'
import { fromCents, toCents } from './money.ts'

type Transaction = Row<'PaymentTransaction'>

/** Product of payments into the wallet. */
const WALLET_PRODUCT_ID = 3

/** Where and when money moves. A handler's context is one. */
export interface WalletPlace {
  store: Store
  now(): Date
}

/** Money that enters (above 0) or leaves (below 0) a wallet. */
export interface Movement {
  amountCents: number
  productId: number
  description: string
  transactionType: Transaction['transactionType']
  category: Transaction['category']
  /** The card it came from or went back to. */
  card?: { brand: string; last4: string }
  /** The payment that a refund gives back. */
  refundOfId?: number
}

/** The number of a transaction's invoice. */
export function invoiceNumberOf({ id, transactionDate }: Pick<Transaction, 'id' | 'transactionDate'>): string {
  return `LB-${transactionDate.slice(0, 4)}-${String(id).padStart(5, '0')}`
}

/** What a customer's wallet holds, in cents of USD. */
export function walletCents(store: Store, customerId: number): number {
  return toCents(store.table('Customer').get(customerId)?.balance ?? 0)
}

/** Writes a movement and the balance it leaves. Throws a 404 when there is no such customer. */
export function moveWallet({ store, now }: WalletPlace, customerId: number, movement: Movement): Transaction {
  const customer = store.table('Customer').get(customerId)
  if (!customer) throw notFound('Customer', customerId)
  const { amountCents, card, ...rest } = movement
  const balance = fromCents(toCents(customer.balance) + amountCents)
  const transactions = store.table('PaymentTransaction')
  const written = transactions.insert({
    ...rest,
    customerId,
    amount: fromCents(amountCents),
    balanceAfter: balance,
    status: 'succeeded',
    ...(card && { cardType: card.brand, last4: card.last4 }),
    transactionDate: now().toISOString(),
  })
  store.table('Customer').patch(customerId, { balance })
  if (movement.transactionType !== 'payment') return written
  return transactions.patch(written.id, { invoiceNumber: invoiceNumberOf(written) })
}

/** Puts a card payment into the wallet. */
export function creditWallet(
  place: WalletPlace,
  customerId: number,
  amountCents: number,
  card?: { brand: string; last4: string },
): Transaction {
  return moveWallet(place, customerId, {
    amountCents,
    productId: WALLET_PRODUCT_ID,
    description: 'Funds added',
    transactionType: 'payment',
    category: 'wallet',
    ...(card && { card }),
  })
}
