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
export type EntryKind = 'move' | 'hold' | 'post' | 'void'

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

declare module '../store/internal-rows.ts' {
  interface InternalRows {
    LedgerEntry: LedgerEntry
  }
}

/** The account of a customer's wallet. */
export const walletOf = (customerId: number): Account => `wallet:${customerId}`
