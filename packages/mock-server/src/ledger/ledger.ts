import type { Store } from '../store/types.ts'
import type { Account, LedgerEntry } from './entry.ts'

/** A step of money that is to be written down. */
export type Transfer = Pick<
  LedgerEntry,
  'debit' | 'credit' | 'minor' | 'currency' | 'at' | 'transactionId' | 'isAutomatic'
>

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
