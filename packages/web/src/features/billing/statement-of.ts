import type { components } from '@lineboard/contract'

type Transaction = components['schemas']['PaymentTransaction']

/** A statement, all amounts in US dollars. */
export interface Statement {
  opening: number
  lines: readonly Transaction[]
  closing: number
  /** What the balance that the server wrote beside the last line has more than the lines say: 0 in a sound one. */
  unequal: number
}

const cents = (amount: number) => Math.round(amount * 100)

/** What a wallet held before some lines, the lines, and what it held after: in cents, so that the sums are exact. */
export function statementOf(before: Transaction | undefined, lines: readonly Transaction[]): Statement {
  const opening = before ? cents(before.balanceAfter) : 0
  const closing = lines.reduce((sum, { amount }) => sum + cents(amount), opening)
  const last = lines.at(-1)
  const lastBalance = last ? cents(last.balanceAfter) : closing
  return { opening: opening / 100, lines, closing: closing / 100, unequal: (lastBalance - closing) / 100 }
}

/** What lines are summed up by: charges by what they are for, everything else by what it is. In the order of a bill. */
const kinds = ['payment', 'refund', 'adjustment', 'plan', 'add_on', 'number', 'call_charges', 'wallet'] as const

type Kind = (typeof kinds)[number]

const kindOf = ({ transactionType, category }: Transaction): Kind =>
  transactionType === 'charge' ? category : transactionType

/** The sum of all lines of a kind in US dollars, and what the wallet held after those and the kinds before. */
export interface KindSum {
  kind: Kind
  amount: number
  balanceAfter: number
}

/** What lines come to, kind by kind; kinds without a line are left out. */
export function sumsOf(opening: number, lines: readonly Transaction[]): KindSum[] {
  let balance = cents(opening)
  return kinds.flatMap((kind) => {
    const own = lines.filter((line) => kindOf(line) === kind)
    if (own.length === 0) return []
    const sum = own.reduce((total, { amount }) => total + cents(amount), 0)
    balance += sum
    return [{ kind, amount: sum / 100, balanceAfter: balance / 100 }]
  })
}
