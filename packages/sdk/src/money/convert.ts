import { DAY_MS } from '@lineboard/contract/durations'
import { currencyDigits, currencySymbol, storedCurrency } from './currency.ts'
import { fromMinorUnits, type Rounding, roundMoney, toMinorUnits } from './round-money.ts'

/** What a US dollar, or one unit of the stored currency, is worth in another currency. */
export interface Rate {
  /** ISO 4217 code. */
  code: string
  /** Units of the currency for 1 USD. If the list has the stored currency with another rate than 1, all rates are converted by it. */
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

/** Whether rates fetched at a time must be fetched again: they are good for 24 hours. */
export const areRatesStale = (fetchedAtMs: number | undefined, nowMs: number): boolean =>
  fetchedAtMs === undefined || nowMs - fetchedAtMs > DAY_MS

/** The server's sign, but for one that would make dollars of another country look like those that amounts are stored in. */
const signOf = ({ code, symbol }: Rate): string =>
  symbol && symbol !== '$' && symbol !== currencySymbol(storedCurrency()) ? symbol : currencySymbol(code)

const listed = (currency: string, rates: readonly Rate[]): Rate | undefined =>
  rates.find(({ code, rate }) => code === currency && rate > 0)

/** What one unit of the stored currency is worth in another one; undefined for the stored one, and without a rate. */
export function rateOf(currency: string, rates: readonly Rate[]): Rate | undefined {
  const stored = storedCurrency()
  if (currency === stored) return undefined
  const wanted = listed(currency, rates)
  const own = stored === 'USD' ? undefined : listed(stored, rates)
  if (!own || own.rate === 1) return wanted
  // A list of what a US dollar is worth may leave out the dollar itself.
  const rate = wanted?.rate ?? (currency === 'USD' ? 1 : undefined)
  return rate === undefined ? undefined : { ...wanted, code: currency, rate: rate / own.rate }
}

const roundStored = (amount: number) => roundMoney(amount, currencyDigits(storedCurrency()))

/**
 * A stored amount in a customer's currency, rounded to the decimals that has: to the nearest, or `up` for what has to be worth no less,
 * such as what is to be paid, and `down` for what may be worth no more. Without a rate it stays in the stored currency.
 */
export function toCustomerCurrency(
  amountUsd: number,
  currency: string,
  rates: readonly Rate[],
  rounding: Rounding = 'nearest',
): Money {
  const known = rateOf(currency, rates)
  const stored = storedCurrency()
  if (!known) return { amount: roundStored(amountUsd), currency: stored, symbol: currencySymbol(stored) }
  const amount = roundMoney(amountUsd * known.rate, currencyDigits(currency), rounding)
  return { amount, currency, symbol: signOf(known) }
}

/** An amount in a customer's currency back in the stored one, rounded to its decimals. Without a rate it is taken as stored. */
export function fromCustomerCurrency(amount: number, currency: string, rates: readonly Rate[]): number {
  return roundStored(amount / (rateOf(currency, rates)?.rate ?? 1))
}

/** What of a transaction says how a wallet moved, in the stored currency. */
export interface WalletMove {
  /** Above 0 it entered the wallet, below 0 it left it. */
  amount: number
  balanceAfter: number
}

/**
 * A movement of a wallet in a customer's currency. Each balance is converted and rounded, and the movement is what lies between the two:
 * so every column of movements adds up to its balances, to the last digit. Without a rate it stays in the stored currency.
 */
export function walletStep({ amount, balanceAfter }: WalletMove, wanted: string, rates: readonly Rate[]): Money {
  const { currency, symbol, amount: after } = toCustomerCurrency(balanceAfter, wanted, rates)
  const before = toCustomerCurrency(roundStored(balanceAfter - amount), wanted, rates).amount
  const step = toMinorUnits(after, currency) - toMinorUnits(before, currency)
  return { amount: fromMinorUnits(step, currency), currency, symbol }
}

/** Amounts that are added up, as movements of a wallet that was empty before: so `walletStep` writes them to add up to their sum. */
export function addedUp<Line extends { amount: number }>(lines: readonly Line[]): (Line & WalletMove)[] {
  let balanceAfter = 0
  return lines.map((line) => {
    balanceAfter = roundMoney(balanceAfter + line.amount)
    return { ...line, balanceAfter }
  })
}

/**
 * Stored amounts in a customer's currency, rounded so that they add up to their converted sum, to the last digit. Without a rate they stay in
 * the stored currency.
 */
export const toCustomerAmounts = (amountsUsd: readonly number[], currency: string, rates: readonly Rate[]): number[] =>
  addedUp(amountsUsd.map((amount) => ({ amount }))).map((move) => walletStep(move, currency, rates).amount)
