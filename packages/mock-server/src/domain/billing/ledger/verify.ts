import type { Store } from '../../../store/rows/types.ts'
import { fromCents, toCents } from '../money/money.ts'
import { type Account, balanceOf, hasMoved, type LedgerEntry, walletOf } from './ledger.ts'

/** What an account holds in one currency. */
export interface AccountBalance {
  account: Account
  currency: string
  /** Minor units: what came in less what went out. */
  minor: number
  /** Minor units that a hold would bring, or take, if it were posted. */
  held: number
}

/** The balance of every account in every currency it has seen, from all entries. */
export function accountBalances(store: Store): AccountBalance[] {
  const balances = new Map<string, AccountBalance>()
  const openHolds = new Set(openHoldsOf(store).map(({ id }) => id))
  function add(account: Account, { currency }: LedgerEntry, field: 'minor' | 'held', minor: number): void {
    const key = `${account} ${currency}`
    const known = balances.get(key) ?? { account, currency, minor: 0, held: 0 }
    balances.set(key, { ...known, [field]: known[field] + minor })
  }
  for (const entry of store.table('LedgerEntry').all()) {
    const field = hasMoved(entry) ? 'minor' : openHolds.has(entry.id) ? 'held' : undefined
    if (!field) continue
    add(entry.debit, entry, field, -entry.minor)
    add(entry.credit, entry, field, entry.minor)
  }
  return [...balances.values()].sort(
    (a, b) => a.account.localeCompare(b.account) || a.currency.localeCompare(b.currency),
  )
}

/** Holds that were neither posted nor let go. */
export function openHoldsOf(store: Store): LedgerEntry[] {
  const entries = store.table('LedgerEntry')
  return [...entries.by('kind', 'hold')].filter(({ id }) => entries.by('holdId', id).length === 0)
}

function holdProblems(store: Store): string[] {
  const entries = store.table('LedgerEntry')
  return entries.by('kind', 'hold').flatMap(({ id, minor }) => {
    const ends = entries.by('holdId', id)
    if (ends.length > 1) return `Hold ${id} ended ${ends.length} times.`
    return ends.some((end) => end.minor !== minor) ? `Hold ${id} of ${minor} ended with another amount.` : []
  })
}

function refundProblems(store: Store): string[] {
  const transactions = store.table('PaymentTransaction')
  return transactions.by('transactionType', 'payment').flatMap(({ id, amount, refundedAmount = 0 }) => {
    const refunds = transactions.by('refundOfId', id)
    const cents = refunds.reduce((sum, refund) => sum - toCents(refund.amount), 0)
    if (cents > toCents(amount)) return `Payment ${id} of ${amount} was refunded by ${fromCents(cents)}.`
    return cents === toCents(refundedAmount)
      ? []
      : `Payment ${id} says ${refundedAmount} were refunded; it was ${fromCents(cents)}.`
  })
}

/** Wallets are what their rows show, and the sum of their transactions and of what was there before the books began. */
function walletProblems(store: Store): string[] {
  const listed = new Set([...store.table('PaymentTransaction').all()].map(({ id }) => id))
  return [...store.table('Customer').all()].flatMap(({ id, balance }) => {
    const cents = balanceOf(store, walletOf(id))
    const entries = store.table('LedgerEntry')
    const unlisted = (side: 'debit' | 'credit') =>
      entries
        .by(side, walletOf(id))
        .filter(({ transactionId }) => transactionId === undefined || !listed.has(transactionId))
        .reduce((sum, { minor }) => sum + minor, 0)
    const summed = store
      .table('PaymentTransaction')
      .by('customerId', id)
      .reduce((sum, { amount }) => sum + toCents(amount), unlisted('credit') - unlisted('debit'))
    return [
      ...(toCents(balance) === cents ? [] : [`Customer ${id} shows ${balance}; the wallet holds ${fromCents(cents)}.`]),
      ...(summed === cents
        ? []
        : [`The transactions of customer ${id} add up to ${fromCents(summed)}, not ${fromCents(cents)}.`]),
    ]
  })
}

/** A payment lies in its account from when it was made until it enters a wallet, and then no more. */
function paymentProblems(store: Store): string[] {
  return [...store.table('PaymentIntent').all()].flatMap(({ id, amountMinor, currency, status, transactionId }) => {
    const due = status === 'succeeded' && transactionId === undefined ? amountMinor : 0
    const lies = balanceOf(store, `payment:${id}`, currency)
    return lies === due ? [] : `Payment ${id} should lie at ${due} ${currency} and lies at ${lies}.`
  })
}

/** What is wrong with the books, in words; empty when everything agrees. */
export function verifyLedger(store: Store): string[] {
  const sums = new Map<string, number>()
  for (const { currency, minor } of accountBalances(store)) sums.set(currency, (sums.get(currency) ?? 0) + minor)
  const unbalanced = [...sums].filter(([, sum]) => sum !== 0)
  return [
    ...unbalanced.map(([currency, sum]) => `The accounts in ${currency} add up to ${sum} and not to 0.`),
    ...holdProblems(store),
    ...refundProblems(store),
    ...walletProblems(store),
    ...paymentProblems(store),
  ]
}
