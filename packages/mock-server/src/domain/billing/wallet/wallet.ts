import { describeMovement, type MovementValues } from '@lineboard/contract/movement'
import { notFound } from '../../../ground/errors.ts'
import type { Row } from '../../../store/rows/internal-rows.ts'
import type { Store } from '../../../store/rows/types.ts'
import { type Account, balanceOf, showBalance, transfer, walletOf } from '../ledger/ledger.ts'
import { fromCents } from '../money/money.ts'

type Transaction = Row<'PaymentTransaction'>

/** Ids of the products that every installation has: what wallets are charged for beside plans and add-ons. */
export const productIds = { wallet: 3, calls: 6, number: 7 } as const

/** Where and when money moves. A handler's context is one. */
export interface WalletContext {
  store: Store
  now(): Date
  /** Told of each transaction, where somebody keeps what a call did. */
  touched?(model: 'PaymentTransaction', before: undefined, after: Transaction): void
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
  /** True where the card was charged by itself. */
  isAutomatic?: boolean
  /** The payment that a refund gives back. */
  refundOfId?: number
  /** The charge that a discount is given on. */
  discountOfId?: number
}

/** A charge without its amount: what the rules charge, and the sample data has charged. */
export type Charge = Omit<Movement, 'amountCents'>

/** Where money of a kind comes from, or goes to, when it moves in or out of a wallet. */
function counterpartOf({ transactionType, category }: Pick<Movement, 'transactionType' | 'category'>): Account {
  if (transactionType === 'adjustment') return 'credits'
  return transactionType === 'charge' ? `sales:${category}` : 'cards'
}

/** The two accounts of a movement: money leaves the first and enters the second. */
export function sidesOf(
  customerId: number,
  movement: Pick<Movement, 'transactionType' | 'category' | 'amountCents'>,
  counterpart = counterpartOf(movement),
): { debit: Account; credit: Account } {
  const wallet = walletOf(customerId)
  return movement.amountCents > 0 ? { debit: counterpart, credit: wallet } : { debit: wallet, credit: counterpart }
}

/** The number of a transaction's invoice. */
export function invoiceNumberOf({ id, transactionDate }: Pick<Transaction, 'id' | 'transactionDate'>): string {
  return `LB-${transactionDate.slice(0, 4)}-${String(id).padStart(5, '0')}`
}

/** What a customer's wallet holds, in cents of USD. */
export function walletCents(store: Store, customerId: number): number {
  return balanceOf(store, walletOf(customerId))
}

/** Whether a customer can pay so many cents at once: out of the wallet, unless it pays afterwards. */
export function canPay(store: Store, customerId: number, cents: number): boolean {
  const isPostpaid = store.table('Customer').get(customerId)?.accounting_type === 'postpaid'
  return isPostpaid || walletCents(store, customerId) >= cents
}

/**
 * Writes a movement, in the ledger and as a transaction, and the balance it leaves. The money comes from, or goes to, the
 * usual counterpart of its kind unless another is named. Throws a 404 when there is no such customer.
 */
export function moveWallet(
  context: WalletContext,
  customerId: number,
  movement: Movement,
  counterpart?: Account,
): Transaction {
  const { store, now } = context
  if (!store.table('Customer').get(customerId)) throw notFound('Customer', customerId)
  const { amountCents, card, ...rest } = movement
  const at = now().toISOString()
  const transactions = store.table('PaymentTransaction')
  const written = transactions.insert({
    ...rest,
    customerId,
    amount: fromCents(amountCents),
    balanceAfter: fromCents(walletCents(store, customerId) + amountCents),
    status: 'succeeded',
    ...(card && { cardType: card.brand, last4: card.last4 }),
    transactionDate: at,
  })
  const sides = sidesOf(customerId, movement, counterpart)
  transfer(store, {
    ...sides,
    minor: Math.abs(amountCents),
    currency: 'USD',
    at,
    transactionId: written.id,
    ...(movement.isAutomatic && { isAutomatic: true }),
  })
  showBalance(store, customerId)
  context.touched?.('PaymentTransaction', undefined, written)
  if (movement.transactionType !== 'payment') return written
  return transactions.patch(written.id, { invoiceNumber: invoiceNumberOf(written) })
}

/** Where a payment comes from: the card, the account it lies in where it was paid before, and whether anybody was asked. */
interface Payment extends Pick<Movement, 'card' | 'isAutomatic'> {
  from?: Account
  /** What the card paid, in words, where that was in another currency than the wallet's: to the last digit, which its worth may not have. */
  paid?: string | undefined
  /** What the sign-up paid with it, in words: all of it, and the plan that is part of it. */
  first?: MovementValues<'fundsFirst'> | undefined
}

/** Nobody is asked for another currency than the wallet's where a card is charged by itself. */
function describeFunds({ isAutomatic = false, paid, first }: Payment): string {
  if (first !== undefined) return describeMovement('fundsFirst', first)
  if (paid !== undefined) return describeMovement('fundsElsewhere', { paid })
  return describeMovement(isAutomatic ? 'fundsAutomatic' : 'funds', {})
}

/** Puts a card payment into the wallet, from where it was if not from the card at once. */
export function creditWallet(
  context: WalletContext,
  customerId: number,
  amountCents: number,
  how: Payment = {},
): Transaction {
  const { card, isAutomatic, from } = how
  const payment: Movement = {
    amountCents,
    productId: productIds.wallet,
    description: describeFunds(how),
    transactionType: 'payment',
    category: 'wallet',
    ...(card && { card }),
    ...(isAutomatic && { isAutomatic }),
  }
  return moveWallet(context, customerId, payment, from)
}
