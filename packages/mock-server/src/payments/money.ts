import { currencyRates } from '../seed/material/currency-rates.ts'

interface Rate {
  rate: number
  symbol: string
}

const rates: ReadonlyMap<string, Rate> = new Map(currencyRates.map(({ code, ...rate }) => [code, rate]))

/** Whole cents of an amount: sums of cents stay exact where sums of dollars don't. */
export function toCents(amount: number): number {
  // The tiny push makes 1.005 the 1.01 a person expects, though it is stored as a little less.
  return Math.sign(amount) * Math.round(Math.abs(amount) * 100 + 1e-7)
}

/** The amount of so many cents. */
export function fromCents(cents: number): number {
  // Adding 0 makes -0 plain 0.
  return cents / 100 + 0
}

/** Whether amounts can be converted to and from that currency. */
export function hasRate(currency: string): boolean {
  return rates.has(currency)
}

/** Sign put before amounts of a currency; its code where none is known. */
export function symbolOf(currency: string): string {
  return rates.get(currency)?.symbol ?? currency
}

/** An amount of USD in another currency, to the cent; unconverted where there is no rate. */
export function fromUsd(amount: number, currency: string): number {
  return fromCents(toCents(amount * (rates.get(currency)?.rate ?? 1)))
}

/** An amount of another currency in cents of USD; unconverted where there is no rate. */
export function toUsdCents(amount: number, currency: string): number {
  return toCents(amount / (rates.get(currency)?.rate ?? 1))
}
