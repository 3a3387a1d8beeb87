import { chargedToday } from '@lineboard/sdk/sign-up'
import { amountDue, chosenPlan, startingBalance } from '../machine/selectors.ts'
import type { SignUpState } from '../machine/sign-up-state.ts'

/** A line of what is charged today, in the chosen currency. */
export interface ChargedLine {
  kind: 'plan' | 'discount' | 'balance' | 'credit'
  /** Below 0 it is taken off. */
  amount: number
  /** It comes with the plan, and costs nothing more. */
  isIncluded: boolean
}

/** The lines that add up to what is charged today, and what comes with the plan; nothing until the sum is known. */
export function chargedLines(state: SignUpState): ChargedLine[] {
  if (amountDue(state) === undefined) return []
  const { price = 0, fullPrice = price, walletBaseline = 0 } = chosenPlan(state) ?? {}
  const lines: ChargedLine[] = [
    { kind: 'plan', amount: fullPrice, isIncluded: false },
    { kind: 'discount', amount: chargedToday(price, -fullPrice, state.choices.currency), isIncluded: false },
    { kind: 'balance', amount: startingBalance(state), isIncluded: false },
    { kind: 'credit', amount: walletBaseline, isIncluded: true },
  ]
  return lines.filter(({ amount }) => amount !== 0)
}
