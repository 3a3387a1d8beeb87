import { amountDue, chosenPlan, startingBalance } from '../machine/selectors.ts'
import type { SignUpState } from '../machine/state.ts'

/** A line of what is charged today, in the chosen currency. */
export interface ChargedLine {
  kind: 'balance' | 'credit'
  amount: number
  /** It comes with the plan, and costs nothing more. */
  isIncluded: boolean
}

/** What is in the sum beside the plan, and what comes with it; nothing until the sum is known. */
export function chargedLines(state: SignUpState): ChargedLine[] {
  if (amountDue(state) === undefined) return []
  const lines: ChargedLine[] = [
    { kind: 'balance', amount: startingBalance(state), isIncluded: false },
    { kind: 'credit', amount: chosenPlan(state)?.walletBaseline ?? 0, isIncluded: true },
  ]
  return lines.filter(({ amount }) => amount > 0)
}
