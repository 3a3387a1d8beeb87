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
