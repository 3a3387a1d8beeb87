import type { Store } from '../../../store/rows/types.ts'
import { fromCents, toCents } from '../money/money.ts'

/**
 * Where money is. `wallet:<customer>` holds what a customer paid in advance, in USD; `payment:<intent>` what was paid and
 * is in no wallet yet; `sales:<category>` what was earned. `cards` is the card provider, `exchange` where one currency
 * becomes another, `credits` what the service gives, `opening` what was there before the books began.
 */
export type Account =
  | `wallet:${number}`
  | `payment:${string}`
  | `sales:${string}`
  | 'cards'
  | 'exchange'
  | 'credits'
  | 'opening'

/** `hold` reserves money, which `post` then moves or `void` lets go; `move` moves it at once. */
type EntryKind = 'move' | 'hold' | 'post' | 'void'

/** One step of money out of an account (debit) into another (credit). Entries are never changed. */
export interface LedgerEntry {
  id: number
  kind: EntryKind
  debit: Account
  credit: Account
  /** Minor units of the currency, such as cents; a whole number above 0. */
  minor: number
  /** ISO 4217 code. */
  currency: string
  at: string
  /** The transaction that a customer sees of it. */
  transactionId?: number
  /** True where a card was charged by itself. */
  isAutomatic?: boolean
  /** The hold that a `post` or `void` ends. */
  holdId?: number
}

declare module '../../../store/rows/internal-rows.ts' {
  interface InternalRows {
    LedgerEntry: LedgerEntry
  }
}

/** The account of a customer's wallet. */
export const walletOf = (customerId: number): Account => `wallet:${customerId}`

/** A step of money that is to be written down. */
type Transfer = Pick<LedgerEntry, 'debit' | 'credit' | 'minor' | 'currency' | 'at' | 'transactionId' | 'isAutomatic'>

/** Whether an entry has moved money: what is held, or was let go, is where it was. */
export const hasMoved = ({ kind }: LedgerEntry): boolean => kind === 'move' || kind === 'post'

function write(store: Store, entry: Omit<LedgerEntry, 'id'>): LedgerEntry {
  if (!Number.isSafeInteger(entry.minor) || entry.minor <= 0) {
    throw new RangeError(`A ledger takes whole minor units above 0, not ${entry.minor}.`)
  }
  return store.table('LedgerEntry').insert(entry)
}

/** Moves money. Throws a `RangeError` for anything but whole minor units above 0. */
export const transfer = (store: Store, move: Transfer): LedgerEntry => write(store, { kind: 'move', ...move })

/** Reserves money, until `resolve` says what becomes of it. */
export const hold = (store: Store, move: Transfer): LedgerEntry => write(store, { kind: 'hold', ...move })

/** Moves what is held, or lets it go. Throws where there is no such hold, or it has ended. */
export function resolve(store: Store, holdId: number, kind: 'post' | 'void', at: string): LedgerEntry {
  const entries = store.table('LedgerEntry')
  const held = entries.get(holdId)
  if (held?.kind !== 'hold') throw new Error(`The ledger holds nothing under ${holdId}.`)
  if (entries.by('holdId', holdId).length > 0) throw new Error(`Hold ${holdId} has ended.`)
  const { debit, credit, minor, currency } = held
  return write(store, { kind, debit, credit, minor, currency, at, holdId })
}

/** What an account holds in a currency, in minor units: what came in less what went out. */
export function balanceOf(store: Store, account: Account, currency = 'USD'): number {
  const entries = store.table('LedgerEntry')
  const sum = (side: 'debit' | 'credit') =>
    entries
      .by(side, account)
      .reduce((total, entry) => total + (hasMoved(entry) && entry.currency === currency ? entry.minor : 0), 0)
  return sum('credit') - sum('debit')
}

/** Shows the sum of a customer's wallet as the `balance` of its row: the one place that writes it. Answers the sum in cents. */
export function showBalance(store: Store, customerId: number): number {
  const cents = balanceOf(store, walletOf(customerId))
  const customers = store.table('Customer')
  const row = customers.get(customerId)
  if (row && toCents(row.balance) !== cents) customers.patch(customerId, { balance: fromCents(cents) })
  return cents
}

/**
 * Writes down what the books lack of a balance that stands in a row: data kept by a version without a ledger, or a row that
 * a test has set. It comes from, or goes to, `opening`.
 */
export function recordOpeningBalance(store: Store, customerId: number, at: Date): void {
  const shown = toCents(store.table('Customer').get(customerId)?.balance ?? 0)
  const missing = shown - balanceOf(store, walletOf(customerId))
  if (missing === 0) return
  const [debit, credit] =
    missing > 0 ? (['opening', walletOf(customerId)] as const) : ([walletOf(customerId), 'opening'] as const)
  transfer(store, { debit, credit, minor: Math.abs(missing), currency: 'USD', at: at.toISOString() })
}

/** Opens the books of every customer. */
export function recordOpeningBalances(store: Store, at: Date): void {
  for (const { id } of store.table('Customer').all()) recordOpeningBalance(store, id, at)
}
