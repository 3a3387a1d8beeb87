import { type Money, type Rate, toCustomerCurrency } from './convert.ts'
import { fromMinorUnits, roundMoney, toMinorUnits } from './round-money.ts'

/** What of a transaction says how a wallet moved, in US dollars. */
export interface WalletMove {
  /** Above 0 it entered the wallet, below 0 it left it. */
  amount: number
  balanceAfter: number
}

/**
 * A movement of a wallet in a customer's currency. Each balance is converted and rounded, and the movement is what lies between the two:
 * so every column of movements adds up to its balances, to the last digit. Without a rate it stays in US dollars.
 */
export function walletStep({ amount, balanceAfter }: WalletMove, wanted: string, rates: readonly Rate[]): Money {
  const { currency, symbol, amount: after } = toCustomerCurrency(balanceAfter, wanted, rates)
  const before = toCustomerCurrency(roundMoney(balanceAfter - amount), wanted, rates).amount
  const step = toMinorUnits(after, currency) - toMinorUnits(before, currency)
  return { amount: fromMinorUnits(step, currency), currency, symbol }
}
