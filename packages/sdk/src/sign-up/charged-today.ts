import { fromMinorUnits, toMinorUnits } from '../money/round-money.ts'

/** What signing up charges at once: the plan's price and the starting balance, both in the chosen currency, in its own digits. */
export const chargedToday = (planPrice: number, startingBalance: number, currency = 'USD'): number =>
  fromMinorUnits(toMinorUnits(planPrice, currency) + toMinorUnits(startingBalance, currency), currency)
