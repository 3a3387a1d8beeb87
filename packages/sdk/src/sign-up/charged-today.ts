import { roundMoney } from '../money/round-money.ts'

/** What signing up charges at once: the plan's price and the starting balance, both in the chosen currency. */
export const chargedToday = (planPrice: number, startingBalance: number): number =>
  roundMoney(planPrice + startingBalance)
