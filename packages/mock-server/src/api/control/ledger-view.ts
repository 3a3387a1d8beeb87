import { isUnclaimed } from '../../domain/billing/cards/unclaimed.ts'
import type { LedgerEntry } from '../../domain/billing/ledger/ledger.ts'
import { accountBalances, openHoldsOf, verifyLedger } from '../../domain/billing/ledger/verify.ts'
import { fromMinor } from '../../domain/billing/money/money.ts'
import type { Store } from '../../store/rows/types.ts'

/** The books as `/__mock/ledger` shows them. Amounts are in their currency, not in minor units. */
export interface LedgerView {
  /** Whether everything agrees. */
  isRight: boolean
  /** What does not, in words. */
  problems: string[]
  accounts: { account: string; currency: string; amount: number; held: number }[]
  /** Payments that are in no wallet yet, and whose they are where that is known. */
  unclaimed: { intentId: string; amount: number; currency: string; email?: string; createdAt: string }[]
  openHolds: number
  entries: number
  /** The last 50, the latest first. */
  latest: LedgerEntry[]
}

const SHOWN = 50

/** Reads the books. */
export function ledgerView(store: Store): LedgerView {
  const problems = verifyLedger(store)
  const entries = store.table('LedgerEntry')
  const unclaimed = [...store.table('PaymentIntent').all()].filter(isUnclaimed)
  return {
    isRight: problems.length === 0,
    problems,
    accounts: accountBalances(store).map(({ account, currency, minor, held }) => ({
      account,
      currency,
      amount: fromMinor(minor, currency),
      held: fromMinor(held, currency),
    })),
    unclaimed: unclaimed.map(({ id, amountMinor, currency, email, createdAt }) => ({
      intentId: id,
      amount: fromMinor(amountMinor, currency),
      currency,
      ...(email !== undefined && { email }),
      createdAt,
    })),
    openHolds: openHoldsOf(store).length,
    entries: entries.size,
    latest: entries.find({ order: 'id DESC', limit: SHOWN }),
  }
}
