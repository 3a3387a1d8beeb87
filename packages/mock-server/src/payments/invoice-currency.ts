import { currencyRates } from '../seed/material/currency-rates.ts'
import { convert, digitsOf, fromCents, fromMinor, hasRate } from './money.ts'

/** How amounts of USD are shown in a currency. */
export interface InvoiceCurrency {
  code: string
  /** What a US dollar is worth. */
  rate: number
  /** So many cents of USD, in minor units of the currency. */
  minor(cents: number): number
  /** So many minor units, as text with the decimals of the currency. */
  written(minor: number): string
  /** So many cents, as text with the decimals of the currency. */
  text(cents: number): string
  /**
   * Steps from one sum to the next, in minor units. Each sum is converted and rounded, and a step is what lies between two: so what is
   * shown adds up, to the last digit.
   */
  steps(fromCents: number, steps: readonly number[]): number[]
}

/** The currency of an invoice: the customer's, or US dollars where there is no rate for it. */
export function invoiceCurrency(wanted: string): InvoiceCurrency {
  const code = hasRate(wanted) ? wanted : 'USD'
  const digits = digitsOf(code)
  const format = new Intl.NumberFormat('en-GB', { minimumFractionDigits: digits, maximumFractionDigits: digits })
  const minorOf = (cents: number) => convert(fromCents(cents), 'USD', code)
  const written = (minor: number) => format.format(fromMinor(minor, code))
  return {
    code,
    rate: currencyRates.find((one) => one.code === code)?.rate ?? 1,
    minor: minorOf,
    written,
    text: (cents) => written(minorOf(cents)),
    steps(begin, steps) {
      let sum = begin
      return steps.map((step) => {
        const before = minorOf(sum)
        sum += step
        return minorOf(sum) - before
      })
    },
  }
}
