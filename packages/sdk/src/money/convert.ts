import { DAY_MS } from '@lineboard/contract/durations'
import { currencyDigits, currencySymbol } from './currency.ts'
import { fromMinorUnits, type Rounding, roundMoney, toMinorUnits } from './round-money.ts'

/** What a US dollar is worth in another currency. */
export interface Rate {
  /** ISO 4217 code. */
  code: string
  /** Units of the currency for 1 USD. */
  rate: number
  /** Sign of the currency as the server has it. */
  symbol?: string | undefined
}

/** An amount and what it is in. */
export interface Money {
  amount: number
  /** ISO 4217 code. */
  currency: string
  symbol: string
}

/** Amounts are stored in it. */
export const baseCurrency = 'USD'

/** Whether rates fetched at a time must be fetched again: they are good for 24 hours. */
export const areRatesStale = (fetchedAtMs: number | undefined, nowMs: number): boolean =>
  fetchedAtMs === undefined || nowMs - fetchedAtMs > DAY_MS

/** The server's sign, but for one that would make dollars of another country look like those that amounts are stored in. */
const signOf = ({ code, symbol }: Rate): string =>
  symbol && symbol !== currencySymbol(baseCurrency) ? symbol : currencySymbol(code)

const rateOf = (currency: string, rates: readonly Rate[]): Rate | undefined =>
  currency === baseCurrency ? undefined : rates.find(({ code, rate }) => code === currency && rate > 0)

/**
 * A stored amount in a customer's currency, rounded to the decimals that has: to the nearest, or `up` for what has to be worth no less,
 * such as what is to be paid, and `down` for what may be worth no more. Without a rate it stays in US dollars.
 */
export function toCustomerCurrency(
  amountUsd: number,
  currency: string,
  rates: readonly Rate[],
  rounding: Rounding = 'nearest',
): Money {
  const known = rateOf(currency, rates)
  if (!known) return { amount: roundMoney(amountUsd), currency: baseCurrency, symbol: currencySymbol(baseCurrency) }
  const amount = roundMoney(amountUsd * known.rate, currencyDigits(currency), rounding)
  return { amount, currency, symbol: signOf(known) }
}

/** An amount in a customer's currency back in US dollars, rounded to two decimals. Without a rate it is taken as dollars. */
export function fromCustomerCurrency(amount: number, currency: string, rates: readonly Rate[]): number {
  return roundMoney(amount / (rateOf(currency, rates)?.rate ?? 1))
}

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
