import { checkCount } from '../transport/options.ts'
import { type Rate, toCustomerCurrency } from './convert.ts'
import { currencyDigits, currencySymbol, storedCurrency } from './currency.ts'
import { roundMoney } from './round-money.ts'

/** How an amount is written. */
export interface MoneyFormatOptions {
  /** Sign of the currency. @default that of Unicode */
  symbol?: string
  /** Decimals shown. @default those of the currency */
  decimals?: number
}

const letterAtEnd = /\p{L}$/u

/** Thousands separated by commas, whatever the machine's locale. */
const grouped = (digits: string) => digits.replace(/\B(?=(\d{3})+(?!\d))/g, ',')

/** An amount with the sign of its currency, such as `$1,234.50`; a minus comes first: `-$5.00`. Throws a RangeError for `decimals` that are no whole number. */
export function formatMoney(amount: number, currency = storedCurrency(), options: MoneyFormatOptions = {}): string {
  const { symbol = currencySymbol(currency), decimals = currencyDigits(currency) } = options
  checkCount('decimals', decimals, 0)
  const rounded = roundMoney(amount, decimals)
  const [whole = '0', fraction] = Math.abs(rounded).toFixed(decimals).split('.')
  // `CHF12` reads as one word; the space does not break the line.
  const gap = letterAtEnd.test(symbol) ? '\u00a0' : ''
  return `${rounded < 0 ? '-' : ''}${symbol}${gap}${grouped(whole)}${fraction ? `.${fraction}` : ''}`
}

/** A stored amount, written in a customer's currency; in the stored one without a rate for it. */
export function formatInCurrency(amountUsd: number, currency: string, rates: readonly Rate[]): string {
  const money = toCustomerCurrency(amountUsd, currency, rates)
  return formatMoney(money.amount, money.currency, { symbol: money.symbol })
}
