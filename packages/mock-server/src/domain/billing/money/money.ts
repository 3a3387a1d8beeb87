import { type FieldIssue, unprocessable } from '../../../ground/errors.ts'
import { currencyRates } from './currency-rates.ts'

interface Rate {
  rate: number
  symbol: string
}

const rates: ReadonlyMap<string, Rate> = new Map(currencyRates.map(({ code, ...rate }) => [code, rate]))
const rateOf = (currency: string) => rates.get(currency)?.rate ?? 1

const known = new Map<string, number>()

/** Decimals of a currency by ISO 4217: 2 for USD, 0 for JPY, 3 for KWD. */
export function digitsOf(currency: string): number {
  const digits =
    known.get(currency) ??
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ??
    2
  known.set(currency, digits)
  return digits
}

/** Rounds to an integer, halves away from zero. */
function rounded(value: number): number {
  // The tiny push makes 100.49999999999999, which stands for 100.5, the 101 a person expects. Adding 0 makes -0 plain 0.
  return Math.sign(value) * Math.round(Math.abs(value) + 1e-7) + 0
}

/** An amount in whole minor units of its currency, such as cents: sums of those stay exact where sums of decimals don't. */
export function toMinor(amount: number, currency: string): number {
  return rounded(amount * 10 ** digitsOf(currency))
}

/** The amount of so many minor units. */
export function fromMinor(minor: number, currency: string): number {
  return minor / 10 ** digitsOf(currency) + 0
}

/** Whole cents of an amount of USD. */
export const toCents = (amount: number): number => toMinor(amount, 'USD')

/** The amount of so many cents of USD. */
export const fromCents = (cents: number): number => fromMinor(cents, 'USD')

/** Whether amounts can be converted to and from that currency. */
export function hasRate(currency: string): boolean {
  return rates.has(currency)
}

/** Sign put before amounts of a currency; its code where none is known. */
export function symbolOf(currency: string): string {
  return rates.get(currency)?.symbol ?? currency
}

/**
 * An amount of one currency in minor units of another, `share` of it where not all is meant: rounded once, at the end.
 * Unconverted where there is no rate.
 */
export function convert(amount: number, from: string, to: string, share = 1): number {
  const factor = from === to ? 1 : rateOf(to) / rateOf(from)
  return toMinor(amount * factor * share, to)
}

/** An amount of another currency in cents of USD; unconverted where there is no rate. */
export function toUsdCents(amount: number, currency: string): number {
  return convert(amount, currency, 'USD')
}

/** An amount with the code of its currency, such as KWD 7.500. */
export const amountWithCode = (amount: number, currency: string): string =>
  new Intl.NumberFormat('en-GB', { style: 'currency', currency, currencyDisplay: 'code' })
    .format(amount)
    .replace('\u00a0', ' ')

/** An amount of USD as a customer reads it: in its currency, where there is a rate for it. */
export function amountInWords(cents: number, currency: string): string {
  const usd = fromCents(cents)
  if (currency === 'USD' || !hasRate(currency)) return amountWithCode(usd, 'USD')
  return `${amountWithCode(fromMinor(convert(usd, 'USD', currency), currency), currency)} (${amountWithCode(usd, 'USD')})`
}

const decimals = (digits: number) => (digits === 0 ? 'no decimals' : `at most ${digits} decimals`)

/** The issue of an amount, as text, with more decimals than its currency has; none for one that can be paid. */
export function digitIssues(field: string, amount: string, currency: string): FieldIssue[] {
  const digits = digitsOf(currency)
  if ((amount.split('.')[1] ?? '').length <= digits) return []
  const message = `must have ${decimals(digits)}, as amounts of ${currency} have`
  return [{ field, code: 'decimals', message, value: amount }]
}

/** Refuses an amount of USD with a part of a cent. */
export function refusePartialCents(field: string, value: number): void {
  if (fromCents(toCents(value)) === value) return
  throw unprocessable('PaymentMethod', digitIssues(field, String(value), 'USD'))
}
