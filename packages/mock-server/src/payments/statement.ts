import { describeMovement } from '@lineboard/contract/movement'
import { walletOf } from '../ledger/entry.ts'
import { hasMoved } from '../ledger/ledger.ts'
import type { Row } from '../store/models.ts'
import type { Store } from '../store/types.ts'
import type { Range } from './local-range.ts'
import { toCents } from './money.ts'

/** A movement of the wallet, in cents of USD: above 0 money came in, below 0 it left. */
export interface StatementLine {
  at: string
  description: string
  type: Row<'PaymentTransaction'>['transactionType']
  cents: number
}

/** All that moved in a wallet over some time, and what it held before and after. */
export interface Statement {
  openingCents: number
  lines: readonly StatementLine[]
  closingCents: number
}

/** What is in the books of a wallet and in no transaction: what was there before the books began. */
function unlisted(store: Store, customerId: number): StatementLine[] {
  const [entries, wallet] = [store.table('LedgerEntry'), walletOf(customerId)]
  const moves = [...entries.by('debit', wallet), ...entries.by('credit', wallet)].filter(
    (entry) => hasMoved(entry) && entry.transactionId === undefined,
  )
  return moves.map(({ at, minor, credit }) => ({
    at,
    description: describeMovement('opening', {}),
    type: 'adjustment',
    cents: credit === wallet ? minor : -minor,
  }))
}

const sumOf = (lines: readonly StatementLine[]) => lines.reduce((sum, { cents }) => sum + cents, 0)

/** The statement of a wallet: its sums are those of the ledger. */
export function statementOf(store: Store, customerId: number, { from, until }: Range): Statement {
  const listed = store
    .table('PaymentTransaction')
    .by('customerId', customerId)
    .map(({ transactionDate, description, transactionType, amount }) => ({
      at: transactionDate,
      description,
      type: transactionType,
      cents: toCents(amount),
    }))
  const all = [...listed, ...unlisted(store, customerId)].sort((one, other) => one.at.localeCompare(other.at))
  const openingCents = sumOf(all.filter(({ at }) => at < from.toISOString()))
  const lines = all.filter(({ at }) => at >= from.toISOString() && at <= until.toISOString())
  return { openingCents, lines, closingCents: openingCents + sumOf(lines) }
}
